import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Multiplies the duration of rendering properties; set by `npm run properties`. */
    timesAsLong?: number;
  }
}

const timesAsLong = inject('timesAsLong') ?? 1;

/** The timeout in ms of a test that renders many pages, also on a slow machine. */
export const drawingTimeout: number = 60_000 * timesAsLong;

/** The runs of a property: the examples are the first of them. */
interface DrawnRuns<Values> {
  numRuns: number;
  examples?: readonly Values[];
}

/**
 * Checks a property whose runs render pages, for `limitMs` at most, so that a slow machine does fewer runs. A run that has
 * begun is finished, or it would continue into the next test. Rejects with the counterexample and its seed. Resolves to
 * whether anything was rendered.
 */
export async function holdsWhenDrawn<Values>(
  property: fc.IAsyncProperty<Values>,
  { numRuns, examples = [] }: DrawnRuns<Values>,
  limitMs: number,
): Promise<boolean> {
  const end = performance.now() + limitMs * timesAsLong;
  const untilTheEnd: fc.Plugin<Values> = () => ({
    decorateRun: (run) => async (values) =>
      performance.now() < end ? run(values) : new fc.PreconditionFailure(true),
  });
  const details = await fc.check(property, {
    numRuns: numRuns * timesAsLong,
    examples: [...examples],
    plugins: [untilTheEnd],
  });
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  return details.numRuns > 0;
}
