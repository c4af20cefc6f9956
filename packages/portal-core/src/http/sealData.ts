/** How deeply an answer may be nested (H15). */
const maxDepth = 64;

/** Freezes plain data through and through, so that it can be handed out without a copy (H9). False when it is nested more than 64 levels deep. */
export function sealData(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of level) {
      if (!isPlain(value) || Object.isFrozen(value)) continue;
      if (depth === maxDepth) return false;
      for (const member of Object.values(Object.freeze(value))) below.push(member);
    }
    level = below;
  }
  return true;
}

// What a schema made of an answer may hold more than JSON does: such objects are left as they are.
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
