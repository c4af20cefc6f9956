import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as long what draws pages goes on; `npm run properties` says so. */
    timesAsLong?: number;
  }
}

const timesAsLong = inject('timesAsLong') ?? 1;

/** The limit in milliseconds of a test that draws many pages, on a slow machine too. */
export const drawingTimeout: number = 60_000 * timesAsLong;

/**
 * Expects a property each run of which draws pages to hold, for `limitMs` at most: a slow machine plays fewer. A run that has
 * begun is played to its end, else it would go on in the next test. Rejects with the data that did not hold, and their seed;
 * resolves to whether anything was drawn.
 */
export async function holdsWhenDrawn<Values>(
  property: fc.IAsyncProperty<Values>,
  numRuns: number,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs * timesAsLong;
  const untilTheEnd: fc.Plugin<Values> = () => ({
    decorateRun: (run) => async (values) =>
      performance.now() < end ? run(values) : new fc.PreconditionFailure(true),
  });
  const details = await fc.check(property, { numRuns: numRuns * timesAsLong, plugins: [untilTheEnd] });
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  return details.numRuns > 0;
}
