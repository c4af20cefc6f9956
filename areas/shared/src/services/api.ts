import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { count } from '@quayside/page-kit/schema';

export const foundService = v.object({
  id: v.string(),
  name: v.string(),
  product: v.string(),
  health: v.picklist(['up', 'degraded', 'down', 'none']),
  aEnd: v.object({ name: v.string(), postcode: v.string() }),
});

const foundServices = v.object({ total: count, items: v.array(foundService) });

/** A service, as much of it as a search shows. */
export type FoundService = v.InferOutput<typeof foundService>;

const foundSites = v.object({
  total: count,
  items: v.array(v.object({ siteId: v.string(), name: v.string(), postcode: v.string() })),
});

/** Searches sites by words of their name or postcode. */
export const searchSites = defineCall('listSites', { schema: foundSites });
/** Searches services by words of their id, name, reference, product, site or postcode. */
export const searchServices = defineCall('listServices', { schema: foundServices });
/** Gets a service by its id, as a search shows it. */
export const findService = defineCall('getService', { schema: foundService });
