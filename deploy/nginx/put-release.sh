#!/bin/sh
# Installs a release beside the earlier ones: put-release.sh <site folder> <name> [<built folder>]. `npm run bundle` writes the built folder. Without it the
# script returns to the installed release of that name. nginx serves it after `entry-point.sh reload`.
set -eu
# The web server's user must be able to read the files.
umask 022

refuse() {
  printf 'put-release: %s\n' "$1" >&2
  exit 64
}

[ $# -ge 2 ] && [ $# -le 3 ] || refuse 'Give the site folder, a name for the release and, for a new one, the folder it was built into.'
site=$1
name=$2
keep_days=${KEEP_DAYS:-30}
case "$name" in
'' | *[!A-Za-z0-9._-]* | .*) refuse "\"$name\" is no name for a release: take letters, digits, dots and dashes." ;;
esac
case "$keep_days" in
'' | *[!0-9]*) refuse "KEEP_DAYS is \"$keep_days\", which is not a number of days." ;;
esac

mkdir -p "$site/releases" "$site/kept/assets"
release=$site/releases/$name

# Files with their content's hash in the name, and their compressed variants. Files of all releases can share one folder.
keep() {
  for file in "$1"/public/assets/*; do
    [ -f "$file" ] || continue
    there=$site/kept/assets/${file##*/}
    # Never overwritten: it may be in transfer.
    if [ -f "$there" ]; then
      touch "$there"
    else
      cp "$file" "$there.next"
      mv "$there.next" "$there"
    fi
  done
}

if [ $# -eq 3 ]; then
  [ ! -e "$release" ] || refuse "There is a release $name already."
  [ -f "$3/public/index.html" ] && [ -f "$3/nginx/server.conf" ] || refuse "$3 holds no release: write one there with npm run bundle."
  rm -rf "$release.next"
  cp -R "$3" "$release.next"
  chmod -R u+w,go-w,a+rX "$release.next"
  mv "$release.next" "$release"
fi
[ -d "$release" ] || refuse "There is no release $name at $site/releases."

# Files that open tabs may still request count as used today. Files not used for KEEP_DAYS days are removed.
[ ! -d "$site/current" ] || keep "$site/current"
keep "$release"
find "$site/kept/assets" -type f -mtime "+$keep_days" -exec rm -f {} +

rm -f "$site/current.next"
ln -s "releases/$name" "$site/current.next"
mv -T "$site/current.next" "$site/current" 2>/dev/null || {
  rm -f "$site/current"
  mv "$site/current.next" "$site/current"
}
