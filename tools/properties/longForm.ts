import type * as FastCheck from 'fast-check';
import { beforeEach, inject, vi, type TaskMeta } from 'vitest';

/** The meta data of the test that runs; vitest's report carries them to the command. */
let meta: TaskMeta = {};

beforeEach(({ task }) => {
  meta = task.meta;
});

function noteRuns(): FastCheck.PluginInstance<unknown> {
  return {
    onAllRunsComplete: ({ numRuns, seed }) => {
      (meta.properties ??= []).push({ runs: numRuns, seed });
    },
  };
}

// The runs that a property states are those of the short form, and fast-check lets them win over its global settings.
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<typeof FastCheck>();
  const { runs, seed } = inject('longForm');
  original.installGlobalPlugin(noteRuns);
  original.configureGlobal({ seed });

  function assert<Values>(
    property: FastCheck.IRawProperty<Values>,
    stated: FastCheck.Parameters<Values> = {},
  ): Promise<void> | void {
    return original.assert(property, { ...stated, numRuns: Math.max(runs, stated.numRuns ?? 0) });
  }

  return { ...original, assert, default: { ...original.default, assert } };
});
