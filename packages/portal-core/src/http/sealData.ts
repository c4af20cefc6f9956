/** Deep-freezes plain data, so that it can be shared without a copy (H9). Returns false when a part cannot be frozen, such as a Date or a Map; the data must then not be shared. Frozen data is assumed to be frozen throughout. */
export function sealData(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return true;
  if (!isPlain(data)) return false;
  if (Object.isFrozen(data)) return true;
  // `map` first, so that all members are frozen even after one fails.
  return Object.values(Object.freeze(data)).map(sealData).every(Boolean);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
