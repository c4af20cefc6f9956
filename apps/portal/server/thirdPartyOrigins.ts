/**
 * The third-party origins of a config file. Entries that are not https origins are dropped, as the portal
 * drops them, so that no entry can inject into the policy.
 */
export function readThirdPartyOrigins(entries: unknown): string[] {
  return Array.isArray(entries) ? entries.filter(isHttpsOrigin).map((entry) => new URL(entry).origin) : [];
}

function isHttpsOrigin(entry: unknown): entry is string {
  return typeof entry === 'string' && /^https:\/\/[\w.-]+(:\d+)?\/?$/i.test(entry) && URL.canParse(entry);
}
