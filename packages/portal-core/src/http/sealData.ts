/** Freezes plain data through and through, so that it can be handed out without a copy (H9). What was frozen before is taken to be so wholly. */
export function sealData(data: unknown): void {
  if (!isPlain(data) || Object.isFrozen(data)) return;
  for (const member of Object.values(Object.freeze(data))) sealData(member);
}

// What a schema made of an answer may hold more than data does: such objects are left as they are.
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
