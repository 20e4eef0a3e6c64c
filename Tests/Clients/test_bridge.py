"""What the bridge refuses, of the network and of the program that asks."""

import http.client
import urllib.parse

from web_page import WebTestCase


class BridgeTests(WebTestCase):
    def setUp(self):
        self.start()
        place = urllib.parse.urlsplit(self.url)
        self.host, self.path = place.netloc, place.path

    def status(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection(self.host, timeout=5)
        self.addCleanup(connection.close)
        connection.request(
            method, path, body, {name.replace("_", "-"): value for name, value in headers.items()}
        )
        response = connection.getresponse()
        response.read()
        return response.status

    def test_it_listens_on_this_machine_only(self):
        self.assertEqual(self.host.partition(":")[0], "127.0.0.1")

    def test_who_knows_the_address_gets_the_page(self):
        for file in ("", "dialogs.js", "dialogs.css"):
            self.assertEqual(self.status("GET", self.path + file), 200)
        for file in ("bridge.py", "../bridge.py", "..%2fbridge.py", "say"):
            self.assertEqual(self.status("GET", self.path + file), 404, file)

    def test_a_wrong_token_gets_nothing(self):
        for path in (
            "/",
            "/x/",
            "/events",
            self.path[:-2] + "/",
            f"/{'é' * 9}/".encode().decode("latin-1"),
        ):
            self.assertEqual(self.status("GET", urllib.parse.quote(path)), 404, path)
        self.assertEqual(self.status("POST", "/x/say", "{}"), 404)

    def test_another_name_for_this_machine_gets_nothing(self):
        for host in (
            "evil.example",
            f"evil.example:{self.host.partition(':')[2]}",
            "127.0.0.1",
            "",
        ):
            self.assertEqual(self.status("GET", self.path, Host=host), 403, host)

    def test_another_site_gets_nothing(self):
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Sec_Fetch_Site": "cross-site"},
            {"Sec_Fetch_Site": "same-site"},
        ):
            self.assertEqual(self.status("POST", self.path + "say", "{}", **headers), 403, headers)
            self.assertEqual(self.status("GET", self.path, **headers), 403, headers)
        self.assertEqual(
            self.status("POST", self.path + "say", "{}", Origin=f"http://{self.host}"), 204
        )

    def test_a_program_hears_what_is_wrong_with_its_messages(self):
        for line, id, code in (
            (b"{\n", None, -32700),
            (b"[]\n", None, -32700),
            (b'{"jsonrpc":"2.0","id":"p","method":"ping"}\n', "p", -32601),
            (b'{"jsonrpc":"2.0","method":"hello","params":{"protocol":2}}\n', None, -32600),
            (b'{"jsonrpc":"2.0","id":1,"method":"present","params":{}}\n', 1, -32600),
        ):
            self.bridge.send(line)
            error = self.bridge.next(lambda m: "error" in m)
            self.assertEqual((error["id"], error["error"]["code"]), (id, code), line)
