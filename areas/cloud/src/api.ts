import { defineCall } from '@quayside/contract/calls/cloud';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { calendarDay, count, entityTag, facetCount, moment, pageEntries } from '@quayside/page-kit/schema';
import { personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';

const term = v.picklist([12, 36, 60]);
const planRef = v.object({
  id: v.string(),
  name: v.string(),
  isWithdrawn: v.boolean(),
  replacedBy: v.nullable(v.object({ id: v.string(), name: v.string() })),
});

const item = v.object({
  id: v.string(),
  group: v.picklist(['compute', 'storage', 'backup', 'licence', 'ip', 'firewall', 'support']),
  name: v.string(),
  description: v.string(),
  unit: v.picklist([
    'vcpuHour',
    'gbHour',
    'gpuHour',
    'gbMonth',
    'vcpuMonth',
    'userMonth',
    'serverMonth',
    'addressMonth',
    'unitMonth',
    'once',
  ]),
  isSized: v.boolean(),
  isHourly: v.boolean(),
  maxSize: count,
  minUnits: count,
  nrc: count,
  listPrice: count,
  prices: v.array(v.object({ termMonths: term, price: count })),
});

const pricePlan = v.object({
  ...planRef.entries,
  version: count,
  validFrom: calendarDay,
  currency: v.string(),
  hoursPerMonth: count,
  assumptions: v.array(v.string()),
  items: v.array(item),
});

const totals = v.object({
  currency: v.string(),
  nrc: count,
  mrc: count,
  listMrc: count,
  tcv: count,
  listTcv: count,
});

const templates = v.object({
  items: v.array(
    v.object({ id: v.string(), name: v.string(), description: v.string(), lineCount: count, totals }),
  ),
});

const linePrice = v.object({
  isOffered: v.boolean(),
  nrc: count,
  mrc: count,
  listMrc: count,
  tcv: count,
  listTcv: count,
});

const lineEntries = {
  id: v.string(),
  itemId: v.string(),
  name: v.string(),
  quantity: count,
  size: count,
  hoursPerMonth: count,
  termMonths: v.nullable(term),
};

const summaryEntries = {
  etag: entityTag,
  number: v.string(),
  name: v.string(),
  status: v.picklist(['draft', 'pricing', 'ready', 'ordered', 'declined', 'expired', 'cancelled']),
  sharing: v.picklist(['private', 'colleagues']),
  owner: personRef,
  isMine: v.boolean(),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: personRef,
  pricePlan: planRef,
  termMonths: term,
  lineCount: count,
  totals,
  allowedActions: v.array(v.picklist(['edit', 'share', 'delete', 'move', 'requestQuote', 'cancelQuote'])),
  refusedActions,
};

const estimateSummary = v.object(summaryEntries);

const estimate = v.object({
  ...summaryEntries,
  note: v.string(),
  priceListVersion: count,
  lines: v.array(v.object({ ...lineEntries, price: linePrice })),
  quote: v.nullable(
    v.object({
      number: v.nullable(v.string()),
      requestedAt: moment,
      requestedBy: personRef,
      message: v.string(),
      readyAt: v.nullable(moment),
      validUntil: v.nullable(moment),
      endedAt: v.nullable(moment),
      endedBy: v.nullable(v.string()),
      reason: v.string(),
    }),
  ),
});

const estimateList = v.object({
  ...pageEntries,
  items: v.array(estimateSummary),
  facets: v.object({ status: v.array(facetCount), scope: v.array(facetCount) }),
});

/** The term of a contract in months. */
export type Term = v.InferOutput<typeof term>;
export type CloudItem = v.InferOutput<typeof item>;
export type PricePlan = v.InferOutput<typeof pricePlan>;
/** The sums of an estimate, in pence. */
export type Totals = v.InferOutput<typeof totals>;
/** The charges of a line, in pence. */
export type LinePrice = v.InferOutput<typeof linePrice>;
/** An estimate to begin with. */
export type Template = v.InferOutput<typeof templates>['items'][number];
export type EstimateSummary = v.InferOutput<typeof estimateSummary>;
/** An estimate with its lines, as the server has it. */
export type Estimate = v.InferOutput<typeof estimate>;
export type EstimateList = v.InferOutput<typeof estimateList>;

/** The lines of an estimate as a draft has them. */
export const lineSchema: v.ObjectSchema<typeof lineEntries, undefined> = v.object(lineEntries);
export const termSchema: typeof term = term;

export const getPricePlan = defineCall('getCloudPricePlan', { schema: pricePlan });
export const listTemplates = defineCall('listCloudTemplates', { schema: templates });
export const listEstimates = defineCall('listCloudEstimates', { schema: estimateList });
export const getEstimate = defineCall('getCloudEstimate', { schema: estimate, cached: false });
/** Gets an estimate as a PDF or a CSV file. */
export const getEstimateFile = defineCall('getCloudEstimateFile', { responseType: 'blob', cached: false });

const invalidates = [listEstimates];
const both = [listEstimates, getEstimate];

export const createEstimate = defineCall('createCloudEstimate', { schema: estimate, invalidates });
export const replaceEstimate = defineCall('replaceCloudEstimate', { schema: estimate, invalidates });
/** Deletes an estimate. Its response names the version to restore. */
export const deleteEstimate = defineCall('deleteCloudEstimate', {
  schema: v.object({ etag: entityTag }),
  invalidates,
});
export const restoreEstimate = defineCall('restoreCloudEstimate', { schema: estimate, invalidates });
/** Shares an estimate with colleagues, or takes it back. */
export const shareEstimate = defineCall('shareCloudEstimate', { schema: estimate, invalidates: both });
/** Prices an estimate by the present plan. */
export const moveEstimate = defineCall('moveCloudEstimate', { schema: estimate, invalidates: both });
export const requestQuote = defineCall('requestCloudQuote', { schema: estimate, invalidates: both });
/** Takes a request for a quote back, or declines the quote. */
export const cancelQuote = defineCall('cancelCloudQuote', { schema: estimate, invalidates: both });
export const createEstimateExport = defineCall('createCloudEstimateExport', { schema: jobSchema });
