/** The entry at an index, which wraps around. */
export function pick<T>(list: readonly T[], index: number): T {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('There is nothing to pick from an empty list.');
  return entry;
}

/** A whole number from 0 to below `limit` that is always the same for a text (FNV-1a). */
export function numberOf(text: string, limit: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0) % limit;
}

/** The entry that is always the same for a text. */
export function pickBy<T>(list: readonly T[], text: string): T {
  return pick(list, numberOf(text, list.length));
}

/** Whether a text belongs to a share in percent, always the same. */
export function isAmong(percent: number, text: string): boolean {
  return numberOf(text, 10_000) < percent * 100;
}
