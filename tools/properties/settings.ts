/** How the long form of the properties is run: how often each of them, and from which seed. */
export interface LongForm {
  runs: number;
  seed: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    longForm: LongForm;
    timesAsLong?: number;
  }
  interface TaskMeta {
    /** What each property of a test was in the long form, in the order of the test. */
    properties?: LongForm[];
  }
}

const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

/** What a vitest project is given besides its own settings: nothing, or what `npm run properties` says by its environment. */
export const longForm =
  PROPERTY_RUNS === undefined
    ? {}
    : {
        setupFiles: ['tools/properties/longForm.ts'],
        testTimeout: 1_800_000,
        provide: {
          // A run that draws pages takes a tenth of a second or more: 20,000 of them would be hours.
          timesAsLong: 10,
          longForm: { runs: Number(PROPERTY_RUNS), seed: Number(PROPERTY_SEED) },
        },
      };
