import type { Logger } from '../base/platform/ports.ts';

const httpsOrigin = /^https:\/\/[\w.-]+(:\d+)?\/?$/i;

/** The https origins among the entries. Others are left out, which allows less, and the logger is told how many. */
export function thirdPartyOriginsOf(entries: unknown, logger?: Pick<Logger, 'warn'>): readonly string[] {
  const given: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const origins = given.filter(isHttpsOrigin).map((entry) => new URL(entry).origin);
  const unusable = given === entries ? given.length - origins.length : Number((entries ?? null) !== null);
  if (unusable > 0)
    logger?.warn(
      `THIRD_PARTY_ORIGINS has ${unusable} unusable entries, whose scripts are not loaded. Give a list of https://host.`,
    );
  return origins;
}

function isHttpsOrigin(entry: unknown): entry is string {
  return typeof entry === 'string' && httpsOrigin.test(entry) && URL.canParse(entry);
}
