import { defineCall } from '@quayside/contract/calls/voice';
import * as v from 'valibot';
import { refusedActions } from '@quayside/shared/rights/actions.ts';
import { attachmentSchema } from '@quayside/shared/conversation/api.ts';
import {
  entityTag,
  calendarDay,
  count,
  facetCount,
  moment,
  namedFacetCount,
  pageEntries,
  waitingFor,
} from '@quayside/page-kit/schema';
import { personRef } from '@quayside/shared/entities/entities.ts';
import { jobSchema } from '@quayside/page-kit/jobs';
import { getNumberRange, listNumberRanges } from './api.ts';

const provider = v.object({ id: v.string(), name: v.string() });
const span = v.object({ first: v.string(), last: v.string() });

const portStatus = v.picklist([
  'draft',
  'inReview',
  'waitingForSignature',
  'agreed',
  'actionRequired',
  'complete',
  'cancelled',
  'rejected',
]);

const portEntries = {
  id: v.string(),
  group: v.string(),
  numbers: v.array(span),
  numberCount: count,
  losingProvider: provider,
  status: portStatus,
  waitingFor: v.nullable(waitingFor),
  requestedDate: v.nullable(calendarDay),
  portDate: v.nullable(calendarDay),
  requestedBy: personRef,
  requestedAt: moment,
  updatedAt: moment,
};

const portSummary = v.object(portEntries);

const portList = v.object({
  ...pageEntries,
  items: v.array(portSummary),
  facets: v.object({
    status: v.array(facetCount),
    waitingFor: v.array(facetCount),
    losingProviderId: v.array(namedFacetCount),
  }),
});

const portDetails = v.object({
  ...portEntries,
  etag: entityTag,
  trunk: v.nullable(v.object({ id: v.string(), name: v.string() })),
  accountNumber: v.string(),
  accountName: v.string(),
  postcode: v.string(),
  letter: v.nullable(attachmentSchema),
  problem: v.nullable(
    v.object({
      from: v.picklist(['us', 'losingProvider']),
      title: v.string(),
      text: v.string(),
      corrections: v.array(
        v.object({
          field: v.picklist(['accountNumber', 'accountName', 'postcode', 'letter', 'requestedDate']),
          text: v.string(),
        }),
      ),
    }),
  ),
  dates: v.object({
    requested: v.nullable(calendarDay),
    indicative: v.nullable(calendarDay),
    committed: v.nullable(calendarDay),
    changes: v.array(
      v.object({ at: moment, from: calendarDay, to: calendarDay, by: v.string(), reason: v.string() }),
    ),
  }),
  changeUntil: v.nullable(moment),
  earliestDate: calendarDay,
  history: v.array(v.object({ at: moment, status: portStatus, by: v.string(), note: v.string() })),
  allowedActions: v.array(v.picklist(['correct', 'changeDate', 'cancel'])),
  refusedActions,
});

const portabilityCheck = v.object({
  earliestDate: calendarDay,
  results: v.array(
    v.object({
      first: v.string(),
      last: v.string(),
      count,
      outcome: v.picklist(['portable', 'otherProvider', 'withUs', 'portOpen', 'notPortable']),
      message: v.string(),
    }),
  ),
});

/** A number, or several in a row. */
export type NumberSpan = v.InferOutput<typeof span>;
export type PortSummary = v.InferOutput<typeof portSummary>;
export type PortList = v.InferOutput<typeof portList>;
export type PortDetails = v.InferOutput<typeof portDetails>;
/** The results for the numbers that a user wants to port. */
export type PortabilityCheck = v.InferOutput<typeof portabilityCheck>;
export type Provider = v.InferOutput<typeof provider>;

export const listPorts = defineCall('listPorts', { schema: portList });
export const createPortExport = defineCall('createPortExport', { schema: jobSchema });
export const getPort = defineCall('getPort', { schema: portDetails });
export const listLosingProviders = defineCall('listLosingProviders', {
  schema: v.object({ items: v.array(provider) }),
});
export const checkPortability = defineCall('checkPortability', { schema: portabilityCheck });

// A complete port brings numbers.
const changed = [listPorts, getPort, listNumberRanges, getNumberRange];

/** Asks for a port, or keeps a draft. */
export const createPort = defineCall('createPort', { schema: portDetails, invalidates: changed });
/** Corrects a port and submits it again. */
export const correctPort = defineCall('correctPort', { schema: portDetails, invalidates: changed });
export const changePortDate = defineCall('changePortDate', { schema: portDetails, invalidates: changed });
export const cancelPort = defineCall('cancelPort', { schema: portDetails, invalidates: changed });
