/** Whether a chart can show a value: null, undefined, NaN and infinities are missing values. */
export function isFiniteNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
