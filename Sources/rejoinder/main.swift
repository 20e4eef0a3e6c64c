import DialogCommand
import Glibc

exit(await RejoinderCommand.main())
