# Read by the other scripts: finds what is missing on this machine and installs it by name.
#
#   need_file PATTERN PACKAGE...      a file that the pattern matches
#   need_library NAME PACKAGE...      a shared library
#   need_program NAME PACKAGE...      a program
#   install_missing                   installs the packages of everything that was not there
#   need_swift                        puts Swift on the PATH, with what it needs to build and link

missing=

need_file() {
  # The pattern is left unquoted, so that it is one.
  # shellcheck disable=SC2086
  for found in $1; do
    [ -e "$found" ] && return
  done
  shift
  missing="$missing $*"
}

need_library() {
  PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -q "[[:space:]]$1 " && return
  shift
  missing="$missing $*"
}

need_program() {
  command -v "$1" >/dev/null 2>&1 && return
  shift
  missing="$missing $*"
}

install_missing() {
  [ -n "$missing" ] || return 0
  install="apt-get install -y --no-install-recommends$missing"
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "cardmap: missing are, by their Debian names:$missing" >&2
    exit 1
  fi
  if [ "$(id -u)" = 0 ]; then
    as=
  elif command -v sudo >/dev/null 2>&1; then
    as=sudo
  else
    echo "cardmap: this needs more Debian packages; as root run: apt-get update && $install" >&2
    exit 1
  fi
  echo "==> Installing$missing"
  log=${TMPDIR:-/tmp}/cardmap-install.$$
  # shellcheck disable=SC2086
  if ! { $as apt-get update && $as env DEBIAN_FRONTEND=noninteractive $install; } >"$log" 2>&1; then
    cat "$log" >&2
    echo "cardmap: could not install$missing" >&2
    exit 1
  fi
  rm -f "$log"
  missing=
}

need_swift() {
  for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin "$HOME/.local/share/swiftly/bin"; do
    command -v swift >/dev/null 2>&1 && break
    [ -x "$folder/swift" ] && PATH=$folder:$PATH
  done
  if ! command -v swift >/dev/null 2>&1; then
    echo "cardmap: Swift 6.3 is not on the PATH; swift.org/install has it for Debian 12" >&2
    exit 1
  fi
  # What the toolchain's own programs are linked with, …
  need_library libncurses.so.6 libncurses6
  need_library libsqlite3.so.0 libsqlite3-0
  need_library libcurl.so.4 libcurl4
  need_library libxml2.so.2 libxml2
  # … and what it compiles and links against; pkg-config says where libxml2 is.
  need_file '/usr/include/stdlib.h' libc6-dev
  need_file '/usr/lib/gcc/*/*/libstdc++.a' libstdc++-12-dev
  need_program ld.gold binutils
  need_file '/usr/include/libxml2/libxml/parser.h' libxml2-dev
  need_program pkg-config pkg-config
}
