/** The settings of the long form of the properties: the number of runs of each, and the seed. */
export interface LongForm {
  runs: number;
  seed: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    longForm: LongForm;
    /** The areas whose pages meet every wrong response: `all`, or ids with commas. */
    checkedAreas: string;
    timesAsLong?: number;
  }
  interface TaskMeta {
    /** The runs and the seed of each property of a test in the long form, in the order of the test. */
    properties?: LongForm[];
  }
}

const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

/** The additional settings of a vitest project: none, or those that `npm run properties` puts into its environment. */
export const longForm =
  PROPERTY_RUNS === undefined
    ? { setupFiles: [], provide: {} }
    : {
        setupFiles: ['tools/properties/longForm.ts'],
        testTimeout: 1_800_000,
        provide: {
          // A run that draws pages takes a tenth of a second or more: 20,000 of them would be hours.
          timesAsLong: 30,
          longForm: { runs: Number(PROPERTY_RUNS), seed: Number(PROPERTY_SEED) },
        },
      };
