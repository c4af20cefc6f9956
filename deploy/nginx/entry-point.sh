#!/bin/sh
# Writes nginx's configuration from the environment, then: `serve` (the default) runs nginx in the foreground, `check` only checks,
# `reload` makes the running nginx use it. ../README.md describes each variable.
set -eu
# Others can never write to the files it creates.
umask go-w

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
action=${1:-serve}

warn() {
  printf 'portal: %s\n' "$(printf '%s' "$1" | tr '\n' ' ')" >&2
}

refuse() {
  warn "$1"
  exit 64
}

case "$action" in
serve | check | reload) ;;
*) refuse "There is no \"$action\" here: it is serve, reload or check." ;;
esac

matches() {
  # The value must be a single line: grep would accept one matching line of several.
  [ "$(printf '%s' "$1" | wc -l)" -eq 0 ] && printf '%s\n' "$1" | LC_ALL=C grep -Eq "$2"
}

need() {
  [ -n "$2" ] || refuse "$1 is missing. Set it to $3."
  matches "$2" "$4" || refuse "$1 is \"$2\", which is not $3."
}

for tool in jq envsubst getent nginx; do
  command -v "$tool" >/dev/null || refuse "There is no $tool here. README.md says which packages it comes with."
done

port='([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
host="[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:$port)?"
path='^/[A-Za-z0-9._/-]*$'

PORTAL_ORIGIN=${PORTAL_ORIGIN:-}
IDENTITY_ORIGIN=${IDENTITY_ORIGIN:-}
BACKEND_ORIGIN=${BACKEND_ORIGIN:-}
THIRD_PARTY_ORIGINS=${THIRD_PARTY_ORIGINS:-}
EVENTS_ORIGIN=${EVENTS_ORIGIN:-}
POLICY_REPORTS_URL=${POLICY_REPORTS_URL:-}
HSTS_SUBDOMAINS=${HSTS_SUBDOMAINS:-yes}
TRUSTED_PROXIES=${TRUSTED_PROXIES:-}
LISTEN=${LISTEN:-8080}
RATE_PER_SECOND=${RATE_PER_SECOND:-100}
RATE_BURST=${RATE_BURST:-400}
BACKEND_TIMEOUT_SECONDS=${BACKEND_TIMEOUT_SECONDS:-25}
SITE_FOLDER=${SITE_FOLDER:-/srv/quayside}
RUN_FOLDER=${RUN_FOLDER:-/run/quayside}
CONFIG_FILE=${CONFIG_FILE:-/etc/quayside/config.json}
ACCESS_LOG=${ACCESS_LOG:-/var/log/quayside/access.log}
MODULES_FOLDER=${MODULES_FOLDER:-/usr/lib/nginx/modules}

origin='an origin such as https://portal.example, in small letters and without a path'
need PORTAL_ORIGIN "$PORTAL_ORIGIN" "$origin" "^https?://$host\$"
need IDENTITY_ORIGIN "$IDENTITY_ORIGIN" "$origin" "^https?://$host\$"
need BACKEND_ORIGIN "$BACKEND_ORIGIN" "$origin" "^https?://$host\$"
[ -z "$EVENTS_ORIGIN" ] || need EVENTS_ORIGIN "$EVENTS_ORIGIN" "$origin" "^https?://$host\$"
[ -z "$POLICY_REPORTS_URL" ] || need POLICY_REPORTS_URL "$POLICY_REPORTS_URL" 'an address such as https://reports.example/policy' \
  "^(https://[A-Za-z0-9_.-]+|http://(localhost|127\.0\.0\.1))(:$port)?/[A-Za-z0-9_.~&+=:@%/?-]*\$"
need HSTS_SUBDOMAINS "$HSTS_SUBDOMAINS" 'yes or no' '^(yes|no)$'
need LISTEN "$LISTEN" 'a port, or an address and a port' "^(([0-9.]+|\[[0-9a-f:]+\]):)?$port\$"
for name in RATE_PER_SECOND RATE_BURST BACKEND_TIMEOUT_SECONDS; do
  eval "value=\$$name"
  need "$name" "$value" 'a whole number from 1 to 99999' '^[1-9][0-9]{0,4}$'
done
for name in SITE_FOLDER RUN_FOLDER CONFIG_FILE ACCESS_LOG MODULES_FOLDER; do
  eval "value=\$$name"
  need "$name" "$value" 'an absolute path of letters, digits, dots, dashes and slashes' "$path"
done

THIRD_PARTY_SOURCES=''
THIRD_PARTY_SOCKETS=''
TRUSTED_PROXY_LINES=''
# List entries are never expanded as file name patterns.
set -f
for one in $(printf '%s' "$THIRD_PARTY_ORIGINS" | tr ',' ' '); do
  matches "$one" "^https://$host\$" ||
    refuse "THIRD_PARTY_ORIGINS names \"$one\", which is not an https origin such as https://chat.example, in small letters and without a path."
  THIRD_PARTY_SOURCES="$THIRD_PARTY_SOURCES $one"
  THIRD_PARTY_SOCKETS="$THIRD_PARTY_SOCKETS wss:${one#https:}"
done
for one in $(printf '%s' "$TRUSTED_PROXIES" | tr ',' ' '); do
  matches "$one" '^[0-9a-f.:]+(/[0-9]{1,3})?$' ||
    refuse "TRUSTED_PROXIES names \"$one\", which is neither an address nor a network such as 10.0.0.0/8."
  TRUSTED_PROXY_LINES="$TRUSTED_PROXY_LINES  set_real_ip_from $one;
"
done
set +f

[ -r "$CONFIG_FILE" ] || refuse "CONFIG_FILE is $CONFIG_FILE, which is not there or can not be read. It is the portal's runtime config."
# Read once and written again: the checked text is the served text, and it is valid JSON.
config=$(jq --compact-output . "$CONFIG_FILE" 2>/dev/null) || refuse "CONFIG_FILE is $CONFIG_FILE, which is not JSON."
wrong=$(printf '%s' "$config" | jq --raw-output --slurp --arg identity "$IDENTITY_ORIGIN" --arg portal "$PORTAL_ORIGIN" \
  --arg thirdParties "${THIRD_PARTY_SOURCES# }" --arg hasCollector "$EVENTS_ORIGIN" --from-file "$here/config.jq")
[ -z "$wrong" ] || refuse "CONFIG_FILE is $CONFIG_FILE, which $wrong."
EVENTS_PATH=$(printf '%s' "$config" | jq --raw-output '.EVENTS_URL // ""')

[ -d "$SITE_FOLDER/current" ] || refuse "There is no release at $SITE_FOLDER/current. Put one in place with put-release.sh."
# A change of `current` takes effect at the next reload only, so a page and its headers stay together.
RELEASE=$(CDPATH='' cd -- "$SITE_FOLDER/current" && pwd -P)
RELEASE_FOLDER=$RELEASE/public

PORTAL_SCHEME=${PORTAL_ORIGIN%%:*}
PORTAL_HOST=${PORTAL_ORIGIN#*://}
# A policy can name no other IPv4 address.
case "${PORTAL_HOST%%:*}" in
127.0.0.1) PORTAL_SCRIPTS=$PORTAL_HOST/assets/ ;;
*[!0-9.]*) PORTAL_SCRIPTS=$PORTAL_HOST/assets/ ;;
*) PORTAL_SCRIPTS="'self'" ;;
esac
POLICY_REPORTS=''
REPORTING_ENDPOINTS=''
if [ -n "$POLICY_REPORTS_URL" ]; then
  POLICY_REPORTS="; report-uri $POLICY_REPORTS_URL; report-to policy"
  REPORTING_ENDPOINTS="policy=\\\"$POLICY_REPORTS_URL\\\""
fi
BACKEND_SCHEME=${BACKEND_ORIGIN%%:*}
BACKEND_HOST=${BACKEND_ORIGIN#*://}
BACKEND_NAME=${BACKEND_HOST%%:*}
case "$BACKEND_SCHEME $BACKEND_HOST" in
*:*) BACKEND_ADDRESS=$BACKEND_HOST ;;
https*) BACKEND_ADDRESS=$BACKEND_HOST:443 ;;
*) BACKEND_ADDRESS=$BACKEND_HOST:80 ;;
esac

mkdir -p "$RUN_FOLDER" 2>/dev/null || refuse "RUN_FOLDER is $RUN_FOLDER, which is not there and can not be made."
# Anybody who can write or link there could change our configuration.
[ ! -L "${RUN_FOLDER%/}" ] && [ -z "$(find "$RUN_FOLDER" -prune \( ! -user "$(id -u)" -o -perm /022 \))" ] ||
  refuse "RUN_FOLDER is $RUN_FOLDER, which is a link, belongs to another user or can be written by others. Give a folder of its own."

# Named after its content: a running nginx uses its own file until it has loaded the next.
CONFIG_COPY=$RUN_FOLDER/config-$(printf '%s' "$config" | sha256sum | cut -c 1-16).json

log=$ACCESS_LOG
if [ "$action" = reload ]; then
  running=$(cat "$RUN_FOLDER/nginx.pid" 2>/dev/null) || refuse "Nothing is running that could be reloaded: there is no $RUN_FOLDER/nginx.pid."
  # The running nginx opens the log, and its output may differ from ours.
  case "$log" in
  /dev/stdout) log=/proc/$running/fd/1 ;;
  /dev/stderr) log=/proc/$running/fd/2 ;;
  esac
fi
(: >>"$log") 2>/dev/null ||
  refuse "ACCESS_LOG is $ACCESS_LOG, which can not be opened to be written. Name a file in a folder of its user; /dev/stdout is none where the output is a socket, as under systemd."

export ACCESS_LOG BACKEND_ADDRESS BACKEND_HOST BACKEND_NAME BACKEND_SCHEME BACKEND_TIMEOUT_SECONDS CONFIG_COPY EVENTS_ORIGIN EVENTS_PATH IDENTITY_ORIGIN LISTEN MODULES_FOLDER
export POLICY_REPORTS PORTAL_HOST PORTAL_ORIGIN PORTAL_SCHEME PORTAL_SCRIPTS RATE_BURST RATE_PER_SECOND RELEASE_FOLDER REPORTING_ENDPOINTS RUN_FOLDER SITE_FOLDER THIRD_PARTY_SOCKETS
export THIRD_PARTY_SOURCES TRUSTED_PROXY_LINES

fill() {
  # Only the named placeholders, because nginx has variables of its own.
  names=$(grep -Eo '\$\{[A-Z_]+\}' "$1" | sort -u | tr '\n' ' ') || names=''
  for placeholder in $names; do
    variable=${placeholder#??}
    eval ": \"\${${variable%?}?}\"" || refuse "$1 asks for $placeholder, which nobody gives."
  done
  envsubst "$names" <"$1" >"$2"
}

next=$RUN_FOLDER/conf.next
rm -rf "$next"
mkdir "$next"
fill "$here/nginx.conf.template" "$next/nginx.conf"
fill "$here/proxy.conf.template" "$next/proxy.conf"
fill "$RELEASE/nginx/http.conf.template" "$next/http.conf"
[ "$HSTS_SUBDOMAINS" = yes ] || sed -i 's/; includeSubDomains//' "$next/http.conf"
cp "$RELEASE/nginx/server.conf" "$next/server.conf"
if [ -n "$EVENTS_ORIGIN" ] && [ -n "$EVENTS_PATH" ]; then
  events_host=${EVENTS_ORIGIN#*://}
  # nginx does not start with a name that it cannot resolve, and the portal works without events.
  if getent ahosts "${events_host%%:*}" >/dev/null; then
    fill "$here/events.conf.template" "$next/events.conf"
  else
    warn "EVENTS_ORIGIN is $EVENTS_ORIGIN, whose name can not be looked up: no event goes there until a reload that can."
  fi
fi
# Without the log, which is checked above: /dev/stdout may be writable for the running nginx and not for us.
(ACCESS_LOG=/dev/null && fill "$here/nginx.conf.template" "$next/check.conf")
nginx -t -q -e stderr -c "$next/check.conf" || refuse 'nginx does not accept the configuration: its reason is above.'
[ "$action" != check ] || exit 0
printf '%s' "$config" >"$next/config.json"
mv "$next/config.json" "$CONFIG_COPY"
rm -rf "$RUN_FOLDER/conf"
mv "$next" "$RUN_FOLDER/conf"

[ "$action" != reload ] || exec nginx -e stderr -c "$RUN_FOLDER/conf/nginx.conf" -s reload
exec nginx -e stderr -c "$RUN_FOLDER/conf/nginx.conf" -g 'daemon off;'
