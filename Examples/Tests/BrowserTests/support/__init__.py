"""Servers, services and proxies for the tests, and the visible contents of pages."""
