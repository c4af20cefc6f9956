import * as v from 'valibot';

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The number of items that a value of a filter leaves. */
export const facetCount = v.object({ id: v.string(), count });

/** The number of items that a value of a filter leaves, with the name of the value. */
export const namedFacetCount = v.object({ id: v.string(), name: v.string(), count });

/** The fields of a page of a list besides its items. */
export const pageEntries = { page: count, pageSize: count, total: count };

/** The number of items that a value of a filter leaves. */
export type FacetCount = v.InferOutput<typeof facetCount>;
