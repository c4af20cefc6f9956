/** Whether a draft's value may replace the initial one: it has the same type, or the initial value has none yet. */
function fits(initial: unknown, drafted: unknown): boolean {
  if (initial === null || initial === undefined) return true;
  return (
    typeof drafted === typeof initial && drafted !== null && Array.isArray(drafted) === Array.isArray(initial)
  );
}

/**
 * The initial values of a form with those of a draft over them, or null when nothing of the draft fits. An older version
 * of the page may have saved the draft, so unknown fields and values of another type are dropped.
 */
export function mergeDraft<Values extends object>(initial: Values, draft: unknown): Values | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const known = new Map<string, unknown>(Object.entries(initial));
  const fitting = Object.entries(draft).filter(
    ([name, drafted]) => known.has(name) && fits(known.get(name), drafted),
  );
  return fitting.length === 0 ? null : { ...initial, ...Object.fromEntries(fitting) };
}
