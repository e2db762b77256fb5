#!/usr/bin/python3
"""WebKit in a window without a toolbar, to be driven over WebDriver: MiniBrowser's own is never narrower than 447 px.

Arguments: the width and height of the page in px; `still` asks for reduced motion.
"""
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

width, height, *wishes = [word for word in sys.argv[1:] if not word.startswith("--")]
Gtk.Settings.get_default().set_property("gtk-enable-animations", "still" not in wishes)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
window = Gtk.Window(default_width=int(width), default_height=int(height))


def view(_session):
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # as Safari draws; without its layers WebKit fell now and then while one page faded into the next
    page.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
    page.connect("close", Gtk.main_quit)
    window.add(page)
    window.connect("map-event", lambda *_: window.get_window().focus(0))  # there is no window manager to focus it
    window.show_all()
    return page


def started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("WebKit")
    session.set_application_info(about)
    session.connect("create-web-view", view)


context.connect("automation-started", started)
driver = os.getppid()
GLib.timeout_add(500, lambda: os.getppid() == driver or Gtk.main_quit())  # it goes with who drives it
Gtk.main()
