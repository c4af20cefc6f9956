import type { CallInput } from '@quayside/contract';
import { keyedCall } from '@quayside/page-kit/versions';
import type { SendableCall } from '@quayside/portal-core/react';
import { createChangeRequest, getChangeRequest, type ChangeRequestDetails } from './api.ts';

/** A change, or the end, of a service as its user confirmed it. */
export interface ConfirmedRequest {
  /** The version of the service that the page showed. */
  readonly etag: string;
  readonly request: CallInput<'createChangeRequest'>['body'];
}

const createOnce = keyedCall(createChangeRequest, (http, changeRequestId) =>
  getChangeRequest.send(http, { path: { changeRequestId } }),
);

/** Requests a change once, of the version and at the charges that the user saw. The key covers all of it. */
export const requestOnce: SendableCall<
  { readonly body: ConfirmedRequest; readonly key: string },
  ChangeRequestDetails
> = {
  send: (http, { body: { etag, request }, key }, options) =>
    createOnce.send(http, { body: request, etag, key }, options),
};
