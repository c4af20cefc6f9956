#!/bin/sh
# readOnly.sh <folder> <command…>: runs a command as nobody, with every file system read-only but an empty /tmp, into which `nginx`, `site` and
# `config.json` of the folder are put, read-only too. For root, in a mount namespace of its own (unshare -m), with which all of it goes away.
set -eu
folder=$1
shift
new=$folder/root
mkdir "$new"
mount --bind / "$new"
mount -o remount,ro,bind "$new"
mount --bind /dev "$new/dev"
mount -t proc proc "$new/proc"
mount -t tmpfs -o mode=1777 tmpfs "$new/tmp"
mkdir -p "$new$folder/run"
chown 65534:65534 "$new$folder/run"
cp "$folder/config.json" "$new$folder/config.json"
for name in nginx site; do
  mkdir "$new$folder/$name"
  mount --bind "$folder/$name" "$new$folder/$name"
  mount -o remount,ro,bind "$new$folder/$name"
done
for place in var/tmp usr/x srv/x "$folder/site/x"; do
  ! touch "$new/$place" 2>/dev/null || {
    echo "$place can be written to" >&2
    exit 1
  }
done
exec chroot --userspec=65534:65534 "$new" "$@"
