/** Freezes plain data through and through, so that it can be handed out without a copy (H9). */
export function sealData(data: unknown): void {
  const waiting = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (isPlain(value) && !Object.isFrozen(value)) {
      for (const member of Object.values(Object.freeze(value))) waiting.push(member);
    }
  }
}

// What a schema made of an answer may hold more than data does: such objects are left as they are.
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
