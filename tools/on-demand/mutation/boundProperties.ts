import type * as FastCheck from 'fast-check';
import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

const mostRuns = 60;

// The same draws for every change, and no search for the smallest counterexample: that there is one is enough.
configureGlobal({ seed: 20_261_121, endOnFailure: true });

// A bound of runs, not of time: the result must not depend on how busy the machine is.
vi.mock('fast-check', async (load) => {
  const real = await load<typeof FastCheck>();
  const assert = <Values>(
    property: Parameters<typeof real.assert<Values>>[0],
    options: Parameters<typeof real.assert<Values>>[1] = {},
  ) => real.assert(property, { ...options, numRuns: Math.min(options.numRuns ?? mostRuns, mostRuns) });
  return { ...real, assert, default: { ...real.default, assert } };
});
