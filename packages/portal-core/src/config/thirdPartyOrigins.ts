import type { Logger } from '../platform/ports.ts';

/** The https origins among the entries. Others are left out, which allows less, and the logger is told how many. */
export function thirdPartyOriginsOf(entries: unknown, logger?: Pick<Logger, 'warn'>): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const origins = listed.filter(isHttpsOrigin).map((entry) => new URL(entry).origin);
  const given = Array.isArray(entries) ? entries.length : [entries ?? []].flat().length;
  const left = given - origins.length;
  if (left > 0)
    logger?.warn(
      `THIRD_PARTY_ORIGINS in the configuration file has ${left} unusable entries, whose scripts will not be loaded. Write each as https://host, in a list.`,
    );
  return origins;
}

function isHttpsOrigin(entry: unknown): entry is string {
  if (typeof entry !== 'string' || !URL.canParse(entry)) return false;
  const { protocol, href, origin, hostname } = new URL(entry);
  return protocol === 'https:' && href === `${origin}/` && !hostname.includes('*');
}
