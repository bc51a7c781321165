"""A server that terminates TLS itself."""

import socket
import ssl
import subprocess
from contextlib import contextmanager

import pytest
import trustme
from playwright.sync_api import expect

from support.executables import executable
from support.server import Server

pytestmark = pytest.mark.isolated


@pytest.fixture(scope="module")
def authority():
    return trustme.CA()


@pytest.fixture(scope="module")
def files(authority, tmp_path_factory):
    """The paths of a certificate for this machine, and of its key."""
    folder = tmp_path_factory.mktemp("certificates")
    certificate = authority.issue_cert("127.0.0.1")
    for number, pem in enumerate(certificate.cert_chain_pems):
        pem.write_to_path(folder / "certificate.pem", append=number > 0)
    certificate.private_key_pem.write_to_path(folder / "key.pem")
    return folder / "certificate.pem", folder / "key.pem"


@pytest.fixture(scope="module")
def members(serve, files):
    certificate, key = files
    return serve("signin", "--certificate", str(certificate), "--key", str(key))


@contextmanager
def connection(members, authority):
    """An encrypted connection to the server by a client that trusts the authority."""
    context = ssl.create_default_context()
    authority.configure_trust(context)
    with socket.create_connection(("127.0.0.1", members.port), 30) as plain:
        with context.wrap_socket(plain, server_hostname="127.0.0.1") as encrypted:
            yield encrypted


def request(members, authority, fields: str = "") -> str:
    """The head of the response to a request for the form."""
    with connection(members, authority) as encrypted:
        head = f"GET /sign-in HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{fields}\r\n"
        encrypted.sendall(head.encode())
        received = b"".join(iter(lambda: encrypted.recv(65_536), b""))
    return received.split(b"\r\n\r\n")[0].decode()


def test_a_user_signs_in_with_a_cookie_for_encrypted_connections(new_page, members, complaints):
    complaints.allow("Unexpected response code: 303")
    page = new_page(ignore_https_errors=True)
    page.goto(members.url)
    expect(page).to_have_url(members.url + "sign-in?next=%2F")
    assert members.url.startswith("https://")
    page.get_by_role("textbox", name="Name").fill("Ann")
    page.get_by_role("textbox", name="Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Hello, Ann.")).to_be_visible()
    [cookie] = [each for each in page.context.cookies() if each["name"] == "__Host-session"]
    assert cookie["secure"] and cookie["httpOnly"]


def test_pages_promise_encryption_and_no_client_can_deny_it(members, authority):
    for fields in ["", "X-Forwarded-Proto: http\r\n", "Forwarded: proto=http\r\n"]:
        head = request(members, authority, fields)
        assert head.startswith("HTTP/1.1 200")
        assert "strict-transport-security: max-age=" in head.lower()


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_old_versions_of_tls_are_refused(members, authority):
    context = ssl.create_default_context()
    authority.configure_trust(context)
    # Otherwise this client would refuse them.
    context.set_ciphers("DEFAULT@SECLEVEL=0")
    context.minimum_version = ssl.TLSVersion.TLSv1
    context.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", members.port), 30) as plain:
        with pytest.raises(ssl.SSLError, match="PROTOCOL_VERSION|protocol version"):
            context.wrap_socket(plain, server_hostname="127.0.0.1")


def test_a_socket_of_a_page_without_encryption_is_refused(members, authority):
    handshake = "".join(
        f"{name}: {value}\r\n"
        for name, value in {
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }.items()
    )
    for scheme, status in [("http", "403"), ("https", "101")]:
        with connection(members, authority) as encrypted:
            encrypted.sendall(
                f"GET /sign-in/socket HTTP/1.1\r\nHost: 127.0.0.1:{members.port}\r\n"
                f"Connection: Upgrade\r\nOrigin: {scheme}://127.0.0.1:{members.port}\r\n"
                f"{handshake}\r\n".encode()
            )
            assert encrypted.recv(1_000).decode().split(" ")[1] == status


def test_a_connection_that_is_no_tls_is_closed_and_the_server_goes_on(members, authority):
    for first in [b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"\x16\x03\x01\xff\xff" + bytes(600)]:
        with socket.create_connection(("127.0.0.1", members.port), 30) as plain:
            plain.sendall(first)
            received = b"".join(iter(lambda: plain.recv(65_536), b""))
            assert b"HTTP/1.1 200" not in received
    assert request(members, authority).startswith("HTTP/1.1 200")


def test_files_that_are_no_certificate_are_reported(files, tmp_path):
    certificate, key = files
    invalid = tmp_path / "invalid.pem"
    invalid.write_text("no certificate")
    for arguments, message in [
        (["--certificate", str(invalid), "--key", str(key)], f"'{invalid}'"),
        (["--certificate", str(certificate), "--key", str(tmp_path / "none.pem")], "none.pem"),
        (["--certificate", str(certificate)], "Pass '--certificate' and '--key' together."),
    ]:
        result = subprocess.run(
            [executable("signin"), *arguments, "--port", "0"],
            capture_output=True, text=True, timeout=Server.LIMIT,
        )
        assert result.returncode == 64
        assert message in result.stderr and "Usage: signin" in result.stderr
