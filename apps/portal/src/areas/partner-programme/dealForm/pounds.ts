const MOST_PENCE = 1_000_000_000;

/** Parses a typed amount in pounds, such as `1,850.50`, to pence. Undefined for a text that is no amount above zero. */
export function readPounds(typed: string): number | undefined {
  const plain = typed.replaceAll(/[\s,£]/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return undefined;
  const pence = Math.round(Number(plain) * 100);
  return pence > 0 && pence <= MOST_PENCE ? pence : undefined;
}

/** Pence as they are typed in a field. */
export function typedPounds(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}
