import type { AnyCall } from '@quayside/portal-core/calls';
import { defineCall } from '@quayside/contract/calls/partner-programme';

/** Reads that a decided approval, or the quote of a deal, makes stale. A write of another area names them. */
export const dealReads: readonly AnyCall[] = [
  defineCall('getPartnerProgramme'),
  defineCall('listDeals'),
  defineCall('getDeal'),
];
