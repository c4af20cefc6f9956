import { keyedCall } from '@quayside/page-kit/versions';
import type { SendableCall } from '@quayside/portal-core/react';
import { createChangeRequest, getChangeRequest, type ChangeRequestDetails } from '../api.ts';
import type { SeenCharges } from '../seenCharges.ts';
import type { CeaseOrder } from './ceaseRules.ts';

/** The end of a service, as its user confirmed it. */
export interface ConfirmedCease {
  readonly serviceId: string;
  readonly order: CeaseOrder;
  /** The charges of that day in the dialog. */
  readonly charges: SeenCharges;
}

const createOnce = keyedCall(createChangeRequest, (http, changeRequestId) =>
  getChangeRequest.send(http, { path: { changeRequestId } }),
);

/** Ceases a service once, at the charges that the user saw. */
export const ceaseOnce: SendableCall<
  { readonly body: ConfirmedCease; readonly key: string },
  ChangeRequestDetails
> = {
  send: (http, { body: { serviceId, order, charges }, key }, options) =>
    createOnce.send(http, { body: { serviceId, type: 'cease', ...order, charges }, key }, options),
};
