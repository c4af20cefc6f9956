/** The address of an estimate's page. */
export function estimateAddress(number: string): string {
  return `/cloud/estimates/${encodeURIComponent(number)}`;
}

/** The address of the comparison of two estimates. */
export function compareAddress(first: string, second: string): string {
  return `/cloud/compare?estimates=${encodeURIComponent(first)},${encodeURIComponent(second)}`;
}

/** The two estimates that an address compares; null when it does not name two. */
export function readCompared(params: URLSearchParams): readonly [first: string, second: string] | null {
  const [first, second, ...more] = (params.get('estimates') ?? '').split(',');
  if (first === undefined || second === undefined || more.length > 0) return null;
  return isNumber(first) && isNumber(second) ? [first, second] : null;
}

function isNumber(text: string): boolean {
  return /^CE-\d{1,9}$/.test(text);
}
