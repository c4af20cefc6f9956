/**
 * The origins that the deployment lets third parties be loaded from, as its config file names them. What is not the address of an https origin is left out, as the
 * portal leaves it out: a policy must not be written by what stands in between.
 */
export function readThirdPartyOrigins(entries: unknown): string[] {
  return Array.isArray(entries) ? entries.filter(isHttpsOrigin).map((entry) => new URL(entry).origin) : [];
}

function isHttpsOrigin(entry: unknown): entry is string {
  return typeof entry === 'string' && /^https:\/\/[\w.-]+(:\d+)?\/?$/i.test(entry) && URL.canParse(entry);
}
