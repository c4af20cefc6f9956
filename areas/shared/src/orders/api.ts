import type { AnyCall } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/orders';
import { defineCall as defineQuotesCall } from '@quayside/contract/calls/quotes';
import * as v from 'valibot';
import { moment, waitingFor } from '@quayside/page-kit/schema';
import { money, personRef } from '../entities/entities.ts';

const deliveredOrder = v.object({
  id: v.string(),
  status: v.string(),
  waitingFor: v.nullable(waitingFor),
  waitingForPerson: v.exactOptional(personRef),
  items: v.array(
    v.object({
      site: v.object({ name: v.string() }),
      serviceId: v.nullable(v.string()),
      provisioningCase: v.nullable(v.string()),
    }),
  ),
});

export type DeliveredOrder = v.InferOutput<typeof deliveredOrder>;

/** The services and provisioning cases of an order. */
export const getDeliveredOrder = defineCall('getOrder', { schema: deliveredOrder });

const placedOrder = v.object({
  id: v.string(),
  requestedBy: personRef,
  requestedAt: moment,
  total: v.object({ nrc: money, mrc: money, tcv: money }),
});

export type PlacedOrder = v.InferOutput<typeof placedOrder>;

export const getPlacedOrder = defineCall('getOrder', { schema: placedOrder });

/** Reads that a placed, cancelled or decided order makes stale, those of its quote too. A write of another area names them. */
export const orderReads: readonly AnyCall[] = [
  defineCall('getOrder'),
  defineCall('listOrders'),
  defineCall('listOrderableQuotes'),
  defineQuotesCall('listQuotes'),
  defineQuotesCall('getQuote'),
];
