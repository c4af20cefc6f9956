import { defineCall } from '@quayside/contract/calls/voice';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import {
  count,
  entityTag,
  facetCount,
  moment,
  namedFacetCount,
  pageEntries,
} from '@quayside/page-kit/schema';
import { money, serviceRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const trunkRef = v.object({ id: v.string(), name: v.string() });
const site = v.object({ siteId: v.string(), name: v.string(), postcode: v.string() });

const emergencyAddress = v.object({
  name: v.string(),
  lines: v.array(v.string()),
  town: v.string(),
  postcode: v.string(),
});

const rangeEntries = {
  etag: entityTag,
  id: v.string(),
  first: v.string(),
  last: v.string(),
  size: count,
  areaName: v.string(),
  label: v.string(),
  trunk: v.nullable(trunkRef),
  site: v.nullable(site),
  emergency: v.object({
    state: v.picklist(['confirmed', 'checking', 'rejected', 'missing']),
    address: v.nullable(emergencyAddress),
    note: v.nullable(v.string()),
  }),
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(moment),
};

const numberRangeSummary = v.object(rangeEntries);

const numberRange = v.object({
  ...rangeEntries,
  allowedActions: v.array(v.picklist(['edit', 'setEmergencyAddress'])),
  refusedActions,
});

const numberRangeList = v.object({
  ...pageEntries,
  numberTotal: count,
  items: v.array(numberRangeSummary),
  facets: v.object({
    emergency: v.array(facetCount),
    trunkId: v.array(namedFacetCount),
    area: v.array(facetCount),
  }),
});

const numberList = v.object({
  ...pageEntries,
  items: v.array(v.object({ number: v.string(), lastCallAt: v.nullable(moment) })),
});

const trunkEntries = {
  etag: entityTag,
  id: v.string(),
  name: v.string(),
  service: serviceRef,
  site,
  status: v.picklist(['up', 'degraded', 'down']),
  channels: count,
  channelsIn: count,
  channelsOut: count,
  peak: count,
  peakAt: moment,
  numberCount: count,
  barring: v.array(v.picklist(['premium', 'international', 'highRisk', 'mobile', 'service'])),
  fraudLimit: money,
  fraudUsed: money,
  fraudAction: v.picklist(['alert', 'block']),
};

const trunkSummary = v.object(trunkEntries);

const trunkList = v.object({
  ...pageEntries,
  items: v.array(trunkSummary),
  facets: v.object({ status: v.array(facetCount), fraud: v.array(facetCount) }),
});

const trunkDetails = v.object({
  ...trunkEntries,
  endpoints: v.array(
    v.object({
      address: v.string(),
      transport: v.picklist(['TLS', 'TCP', 'UDP']),
      state: v.picklist(['registered', 'unreachable']),
      since: moment,
    }),
  ),
  allowedActions: v.array(v.picklist(['edit', 'raiseCase'])),
  refusedActions,
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(moment),
});

/** Numbers in a row, or a single one, as the list shows them. */
export type NumberRangeSummary = v.InferOutput<typeof numberRangeSummary>;
/** Numbers in a row, or a single one, with what can be done with them. */
export type NumberRange = v.InferOutput<typeof numberRange>;
export type NumberRangeList = v.InferOutput<typeof numberRangeList>;
export type NumberList = v.InferOutput<typeof numberList>;
export type TrunkSummary = v.InferOutput<typeof trunkSummary>;
export type TrunkDetails = v.InferOutput<typeof trunkDetails>;
export type TrunkList = v.InferOutput<typeof trunkList>;

export const listNumberRanges = defineCall('listNumberRanges', { schema: numberRangeList });
export const getNumberRange = defineCall('getNumberRange', { schema: numberRange });
export const listNumbersOfRange = defineCall('listNumbersOfRange', { schema: numberList });
export const changeNumberRange = defineCall('changeNumberRange', {
  schema: numberRange,
  invalidates: [listNumberRanges, getNumberRange],
});
export const setEmergencyAddress = defineCall('setEmergencyAddress', {
  schema: numberRange,
  invalidates: [listNumberRanges, getNumberRange],
});
export const createNumberExport = defineCall('createNumberExport', { schema: jobSchema });

export const listTrunks = defineCall('listTrunks', { schema: trunkList });
export const createTrunkExport = defineCall('createTrunkExport', { schema: jobSchema });
export const getTrunk = defineCall('getTrunk', { schema: trunkDetails });
export const changeTrunk = defineCall('changeTrunk', {
  schema: trunkDetails,
  invalidates: [listTrunks, getTrunk],
});
