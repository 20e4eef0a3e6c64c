# Everything that a fresh Debian or Ubuntu machine with Swift needs: `make demo`, `make test`.

PREFIX ?= /usr/local
SWIFT ?= swift
BUILD := .build/release
PICTURES := demo-pictures
TESTS_VENV := .build/tests-venv

PACKAGES := libpng-dev libisal-dev libpango1.0-dev libjansson-dev libunistring-dev gettext \
  pkg-config fonts-noto-core fonts-noto-cjk
TEST_PACKAGES := python3-venv librsvg2-bin poppler-utils
CLIENT_PACKAGES := $(TEST_PACKAGES) jq chromium
BENCH_PACKAGES := python3-venv libmagickwand-6.q16-6 dialog whiptail chromium

.PHONY: build demo test report sanitize fuzz test-environments test-pictures test-threads test-clients \
  test-snapshot-app bench bench-localization bench-terminal bench-json bench-comparison bench-render \
  static lint format \
  ci packages test-packages client-packages bench-packages install docs clean strings strings-check strings-test

build: packages
	$(SWIFT) build -c release --product rejoinder

demo: build
	@if [ -t 0 ] && [ -t 2 ]; then $(BUILD)/rejoinder demo; \
	else printf '1\n2\n3\nSummer\n\nsave\n' | $(BUILD)/rejoinder demo --presenter=plain --trace; fi
	@mkdir -p $(PICTURES)
	@for locale in en ja ar; do \
	  $(BUILD)/rejoinder demo --presenter=png --fonts=hermetic --locale=$$locale --ui-scale=2 \
	    --output=$(PICTURES)/$$locale.png 2>/dev/null || exit 1; done
	@echo "The tour's pictures in three languages are in $(CURDIR)/$(PICTURES)"

# The messages that the tests see are checked by their schemas afterwards, all at once. Thousands of
# dialogs over JSON take turns on Swift's threads: beside them, those at a terminal would seem stuck.
SEEN_MESSAGES := $(CURDIR)/.build/seen-messages
test: test-packages $(TESTS_VENV)/is-complete
	$(SWIFT) build --build-tests
	@rm -rf $(SEEN_MESSAGES)
	@mkdir -p $(SEEN_MESSAGES)
	SEEN_MESSAGES=$(SEEN_MESSAGES) $(SWIFT) test --skip-build --skip DialogJSONTests
	SEEN_MESSAGES=$(SEEN_MESSAGES) $(SWIFT) test --skip-build --filter DialogJSONTests
	$(TESTS_VENV)/bin/python Tests/check_messages.py $(SEEN_MESSAGES)/*.txt

$(TESTS_VENV)/is-complete: Tests/requirements.txt | test-packages
	/usr/bin/python3 -m venv --clear $(TESTS_VENV)
	$(TESTS_VENV)/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

# One page of what the snapshot tests told when they ran last.
report: build
	$(BUILD)/rejoinder snapshots report --output=.build/snapshots/report.html

# The graphics room's tests: all under AddressSanitizer with LeakSanitizer, C under
# UndefinedBehaviorSanitizer too, the like of which Swift has built in. Any report ends them.
# They are optimized, for without that they take ten times as long. XCTest, which has no tests here,
# would be reported for leaks of its own. gold cannot export what AddressSanitizer wants exported.
SANITIZED := -c release -Xswiftc -enable-testing -Xswiftc -use-ld=lld --sanitize=address \
  -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined
sanitize: export TESTS_ALONE := DialogGraphicsTests
sanitize: packages
	$(SWIFT) build $(SANITIZED) --scratch-path .build/sanitize --product rejoinderPackageTests
	$(SWIFT) test $(SANITIZED) --scratch-path .build/sanitize --skip-build --disable-xctest

# Makes up pictures for so many seconds, and ends at the first that cannot be read and scaled
# without a fault. It is kept in .build/fuzz: “.build/fuzz/build/release/FuzzGraphics FILE” tries it
# again. Swift's own handler of crashes would come before libFuzzer's, and stumble over
# AddressSanitizer.
SECONDS ?= 60
FUZZ := .build/fuzz
fuzz: packages
	$(SWIFT) build $(SANITIZED) --sanitize=fuzzer -Xswiftc -sanitize=fuzzer \
	  --package-path Tools/FuzzGraphics --scratch-path $(FUZZ)/build
	@mkdir -p $(FUZZ)/corpus
	SWIFT_BACKTRACE=enable=no $(FUZZ)/build/release/FuzzGraphics -max_total_time=$(SECONDS) \
	  -timeout=10 -max_len=32768 -verbosity=0 -print_final_stats=1 \
	  -dict=Tools/FuzzGraphics/png.dict -artifact_prefix=$(FUZZ)/ \
	  $(FUZZ)/corpus Tools/FuzzGraphics/corpus $(wildcard ../shared/png-suite)

# Localization once more in environments that gettext heeds: the tests as they were built.
ENVIRONMENTS := LC_ALL=C LANG=de_DE.UTF-8 LANG=C.UTF-8+LANGUAGE=zh_CN LANG=C.UTF-8+LANGUAGE=eo NOTHING=
test-environments: packages
	$(SWIFT) build --build-tests
	@for environment in $(ENVIRONMENTS); do \
	  echo "With $$environment"; \
	  env -i $$(echo $$environment | tr + ' ') .build/debug/rejoinderPackageTests.xctest \
	    --testing-library swift-testing --filter DialogLocalizationTests --skip CatalogFuzzTests \
	    >.build/environment.log 2>&1 || { cat .build/environment.log; exit 1; }; \
	  tail -1 .build/environment.log; done

# Rejoinder's own dialogs, recorded anew in two environments in which not a byte may differ.
test-pictures: packages
	$(SWIFT) build --build-tests
	Tests/two_environments.sh .build/debug/rejoinderPackageTests.xctest .build/pictures

# One dialog in two languages from 64 tasks, watched by ThreadSanitizer, which must say nothing.
THREADS := .build/threads
test-threads: packages
	$(SWIFT) build --product LocalizationProbe --sanitize=thread --scratch-path $(THREADS)
	clang -shared -fPIC -O1 -Wall -Werror -o $(THREADS)/mutex.so Tools/ThreadSanitizerMutex.c
	TSAN_OPTIONS=halt_on_error=1 LD_PRELOAD=$(CURDIR)/$(THREADS)/mutex.so \
	  $(THREADS)/debug/LocalizationProbe \
	  --storm "$(CURDIR)/$(THREADS)/debug/rejoinder_DialogLocales.resources"

# The clients in Python, in the shell and in a web page, which Chromium shows; its pictures are kept
# in .build/web-screenshots.
test-clients: client-packages $(TESTS_VENV)/is-complete
	$(SWIFT) build --product rejoinder
	$(TESTS_VENV)/bin/python -m unittest discover -s Tests/Clients -t Tests/Clients

# A package outside this one, whose tests compare its dialogs with references as they are; with RECORD=failed
# they are recorded anew.
RECORD ?= never
test-snapshot-app: packages
	SNAPSHOT_TESTING_RECORD=$(RECORD) $(SWIFT) test --package-path Examples/snapshot-app \
	  --scratch-path .build/snapshot-app --disable-xctest

# Measures scaling against the libraries in Benchmarks/requirements.txt, which it keeps to itself.
BENCH := .build/benchmark
bench: bench-packages $(BENCH)/venv/is-complete
	$(SWIFT) build -c release --product ScalingBenchmark
	$(BENCH)/venv/bin/python Benchmarks/bench.py $(BUILD)/ScalingBenchmark $(BENCH)
	$(MAKE) bench-localization bench-terminal bench-json bench-comparison bench-render

bench-localization: build
	$(SWIFT) build -c release --product LocalizationBenchmark
	$(BUILD)/LocalizationBenchmark

bench-terminal: static bench-packages $(BENCH)/venv/is-complete
	$(BENCH)/venv/bin/python Benchmarks/terminal_bench.py $(STATIC)/release/rejoinder

bench-json: bench-packages $(BENCH)/venv/is-complete
	$(SWIFT) build -c release --static-swift-stdlib --scratch-path $(STATIC) --product JSONBenchmark
	$(BENCH)/venv/bin/python Benchmarks/json_bench.py $(STATIC)/release/JSONBenchmark

# Once as programs are built, and once as tests are.
bench-comparison: bench-packages $(BENCH)/venv/is-complete
	$(SWIFT) build -c release --product ComparisonBenchmark
	$(SWIFT) build --product ComparisonBenchmark
	$(BENCH)/venv/bin/python Benchmarks/comparison_bench.py $(BUILD)/ComparisonBenchmark \
	  .build/debug/ComparisonBenchmark $(BENCH)/comparison

# Chromium draws by a profile of its own, which is gone afterwards.
bench-render: bench-packages $(BENCH)/venv/is-complete
	$(SWIFT) build -c release --product RenderBenchmark
	$(BENCH)/venv/bin/python Benchmarks/render_bench.py $(BUILD)/RenderBenchmark $(BENCH)/render

$(BENCH)/venv/is-complete: Benchmarks/requirements.txt | bench-packages
	/usr/bin/python3 -m venv --clear $(BENCH)/venv
	$(BENCH)/venv/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

SWIFT_SOURCES := Package.swift Sources Tests Examples Benchmarks Plugins Resources locales \
  $(addprefix Tools/ExtractStrings/,Package.swift Sources Tests) \
  $(addprefix Tools/FuzzGraphics/,Package.swift Sources)

lint:
	$(SWIFT) format lint --strict --recursive $(SWIFT_SOURCES)

format:
	$(SWIFT) format --in-place --recursive $(SWIFT_SOURCES)

ci: packages lint
	$(MAKE) strings-check strings-test
	$(MAKE) test
	$(MAKE) test-clients
	$(MAKE) test-snapshot-app
	$(MAKE) test-environments
	$(MAKE) test-pictures
	$(MAKE) test-threads
	$(MAKE) sanitize
	$(MAKE) fuzz SECONDS=20
	$(MAKE) demo

# Installs what is missing: as root at once, with sudo where it is there; elsewhere it is named.
test-packages: PACKAGES += $(TEST_PACKAGES)
client-packages: PACKAGES += $(CLIENT_PACKAGES)
bench-packages: PACKAGES += $(BENCH_PACKAGES)
packages test-packages client-packages bench-packages:
	@missing=""; for package in $(PACKAGES); do \
	  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
	    || missing="$$missing $$package"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	  echo "These packages are missing, under the names that Debian has for them:$$missing" >&2; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then sudo=""; \
	elif command -v sudo >/dev/null; then sudo=sudo; \
	else echo "Install these packages first:$$missing" >&2; exit 1; fi; \
	echo "Installing$$missing"; \
	$$sudo apt-get update -q && \
	$$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $$missing

# The program without Swift's shared libraries: for machines that have no Swift.
STATIC := .build/static
static: packages
	$(SWIFT) build -c release --static-swift-stdlib --scratch-path $(STATIC) --product rejoinder

install: static
	install -D -m 755 $(STATIC)/release/rejoinder $(DESTDIR)$(PREFIX)/bin/rejoinder
	install -d $(DESTDIR)$(PREFIX)/share/rejoinder
	cp -R Resources/icons Resources/schema $(DESTDIR)$(PREFIX)/share/rejoinder/
	for po in locales/*.po; do language=$$(basename $$po .po); \
	  install -d $(DESTDIR)$(PREFIX)/share/rejoinder/locale/$$language/LC_MESSAGES; \
	  msgfmt --check -o $(DESTDIR)$(PREFIX)/share/rejoinder/locale/$$language/LC_MESSAGES/rejoinder.mo $$po; done
	install -d $(DESTDIR)$(PREFIX)/share/rejoinder/locale/C_x/LC_MESSAGES $(DESTDIR)$(PREFIX)/share/rejoinder/locale/en/LC_MESSAGES

# The documentation of each library, and all of it as one site in which they link to each other:
# so a library comes after those that it names.
DOCUMENTED := Dialogs DialogTerminal DialogGraphics DialogRender DialogLocalization DialogJSON \
  DialogSnapshots DialogTesting DialogCommand
DOCUMENTATION := .build/documentation
DOCC ?= docc

# SwiftPM fails for the tests' modules, which are not built: what counts is each library's graph.
docs: packages
	@rm -rf $(DOCUMENTATION)
	@mkdir -p $(DOCUMENTATION)/graphs
	@graphs=$$(dirname "$$($(SWIFT) build --show-bin-path)")/symbolgraph; rm -rf "$$graphs"; \
	log=$(DOCUMENTATION)/graphs/log; archives=""; dependencies=""; \
	$(SWIFT) package dump-symbol-graph --skip-synthesized-members \
	  --emit-extension-block-symbols >$$log 2>&1; \
	for library in $(DOCUMENTED); do \
	  own=$(DOCUMENTATION)/graphs/$$library; archive=$(DOCUMENTATION)/$$library.doccarchive; \
	  mkdir $$own; \
	  cp "$$graphs/$$library.symbols.json" $$own || { cat $$log >&2; exit 1; }; \
	  cp "$$graphs/$$library@"*.symbols.json $$own 2>/dev/null; \
	  $(DOCC) convert Sources/$$library/$$library.docc --additional-symbol-graph-dir $$own \
	    --output-path $$archive --transform-for-static-hosting --warnings-as-errors \
	    --fallback-default-module-kind Library --enable-experimental-external-link-support \
	    $$dependencies >$$own/log || { cat $$own/log >&2; exit 1; }; \
	  archives="$$archives $$archive"; dependencies="$$dependencies --dependency $$archive"; \
	done; \
	$(DOCC) merge $$archives --synthesized-landing-page-name Rejoinder \
	  --output-path $(DOCUMENTATION)/site
	@echo "The documentation is in $(CURDIR)/$(DOCUMENTATION)/site; it is read through a server:"
	@echo "  python3 -m http.server -d $(DOCUMENTATION)/site 8000"
	@echo "  http://localhost:8000/documentation"

clean:
	rm -rf .build $(PICTURES)

# The texts for translation. The tool that finds them parses Swift with the toolchain's own libraries.
FIND_STRINGS := Tools/ExtractStrings
FRESH_STRINGS := $(FIND_STRINGS)/.build/rejoinder.pot
strings strings-check strings-test: export SWIFT_HOST_LIBRARIES = \
  $(shell $(SWIFT) -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host

# Lists every text in locales/rejoinder.pot, and brings it to the languages; those that are gone
# stay there as comments. The languages name files without lines, which change too often.
strings: packages
	@$(SWIFT) build --quiet --package-path $(FIND_STRINGS) --product extract-strings
	@$(FIND_STRINGS)/.build/debug/extract-strings . >$(FRESH_STRINGS)
	@mv $(FRESH_STRINGS) locales/rejoinder.pot
	@for po in locales/*.po; do \
	  msgmerge --quiet --update --no-fuzzy-matching --backup=none --add-location=file \
	    $$po locales/rejoinder.pot || exit 1; done

# Fails when the list is stale; that a text has moved to another line does not make it so.
strings-check: packages
	@$(SWIFT) build --quiet --package-path $(FIND_STRINGS) --product extract-strings
	@$(FIND_STRINGS)/.build/debug/extract-strings . >$(FRESH_STRINGS)
	@diff -u -I '^#: ' locales/rejoinder.pot $(FRESH_STRINGS) \
	  || { echo "locales/rejoinder.pot is stale: run “make strings”" >&2; exit 1; }

strings-test:
	$(SWIFT) test --package-path $(FIND_STRINGS)
