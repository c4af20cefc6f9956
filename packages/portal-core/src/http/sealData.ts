/** Freezes plain data through and through, so that it can be handed out without a copy (H9). False when something in it can't be frozen, such as a Date or a Map, so that it must not be shared. What was frozen before is taken to be so wholly. */
export function sealData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (!isPlain(data)) return false;
  if (Object.isFrozen(data)) return true;
  // Each of them, also after one that can't be.
  return Object.values(Object.freeze(data)).map(sealData).every(Boolean);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
