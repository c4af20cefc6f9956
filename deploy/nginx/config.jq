# Checks the portal's runtime config, read whole (--slurp). Returns the problem as the end of a sentence that begins with "which", or nothing.
# $identity, $portal and $thirdParties (separated by spaces) come from the environment; $hasCollector is "" without EVENTS_ORIGIN.
# It refuses everything that the portal refuses (portal-core's config/loadRuntimeConfig.ts).

def isText: type == "string" and test("[^\\s\uFEFF]");
def fits($pattern): type == "string" and test("\\A(?:" + $pattern + ")\\z");
def withoutItsPort: if startswith("https:") then rtrimstr(":443") else rtrimstr(":80") end;
def origin: ascii_downcase | sub("/\\z"; "") | withoutItsPort;
def origins: map(if type == "string" then origin else . end) | unique;

# The rest of an address after its origin: a path without a query, and without characters that a browser reads differently.
def ownPart: "(?:/[\\w.~!$&'()*+,;=:@%/-]*)?";
def originOfScript: if fits("(?i:https?)://[\\w.:-]+" + ownPart) then capture("(?<origin>[^/]+//[^/]+)").origin | origin else null end;
def isOwnPath: fits("/(?!/)[^\\x00-\\x1F\\x7F\\\\]*");
def isScriptOf($allowed): . == null or . == "" or isOwnPath or (originOfScript as $origin | $allowed | index($origin) != null);

if length != 1 or (.[0] | type) != "object" then "is not one JSON object"
else
  .[0]
  | . as $config
  | (["KEYCLOAK_URL", "KEYCLOAK_REALM", "KEYCLOAK_CLIENT_ID", "ENVIRONMENT"] | map(select($config[.] | isText | not))) as $missing
  | ($thirdParties | split(" ") - [""] | origins) as $allowed
  | (["USAGE_SCRIPT_URL", "SURVEY_SCRIPT_URL"] | map(select($config[.] | isScriptOf($allowed + [$portal | origin]) | not))) as $strange
  | (.THIRD_PARTY_ORIGINS // []) as $listed
  | (if .EVENTS_URL == null then "" else .EVENTS_URL end) as $events
  | if $missing != [] then "lacks " + ($missing | join(", "))
    elif .KEYCLOAK_URL + "/" | startswith($identity + "/") | not then
      "says KEYCLOAK_URL is \"\(.KEYCLOAK_URL)\", which is not at IDENTITY_ORIGIN (\($identity)): the browser would refuse to call it"
    elif .KEYCLOAK_URL | ltrimstr($identity) | fits(ownPart) | not then
      "says KEYCLOAK_URL is \(.KEYCLOAK_URL | tojson), which is more than an address: leave out what follows its path"
    elif .RESOURCES_URL | . != null and type != "string" then "says RESOURCES_URL is \(.RESOURCES_URL | tojson), which is not text"
    elif ($listed | type) != "array" or ($listed | origins) != $allowed then
      "has not the THIRD_PARTY_ORIGINS of the environment (\($thirdParties | if . == "" then "none" else . end)): the browser would refuse what only one of them names"
    elif $strange != [] then
      "says \($strange[0]) is \(.[$strange[0]] | tojson), which is neither a path such as /survey.js nor an address without a query at one of THIRD_PARTY_ORIGINS"
    elif $events | fits("(/(?!\\.{1,2}(/|\\z))[A-Za-z0-9_.-]+)*") | not then "says EVENTS_URL is \($events | tojson), which is not a path such as /events"
    elif $hasCollector == "" and $events != "" and ($events | fits("/(api|core|resources)(/.*)?") | not) then
      "says EVENTS_URL is \"\($events)\", which goes nowhere: set EVENTS_ORIGIN"
    else ""
    end
end
