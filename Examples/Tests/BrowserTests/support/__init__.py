"""What the tests are made of: servers, services, proxies and what can be seen in pages."""
