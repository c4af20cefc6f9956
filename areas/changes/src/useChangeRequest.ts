import type { CallInput } from '@quayside/contract';
import type { HttpClient } from '@quayside/portal-core';
import type { ActionState } from '@quayside/portal-core/resource';
import {
  isRefusedForChange,
  keyedCall,
  shownVersion,
  useCommitment,
  useOwnName,
  type Figures,
  type OfferChange,
  type SeenOffer,
} from '@quayside/page-kit/versions';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { useState } from 'react';
import {
  createChangeRequest,
  getChangeRequest,
  type ChangeRequestDetails,
  type ChangeRequestPreview,
} from './api.ts';
import type { LoadedChangePreview } from './useChangePreview.ts';

type CreateBody = CallInput<'createChangeRequest'>['body'];

/** The charges that the user saw: in pence, excluding VAT. */
export type SeenCharges = CreateBody['charges'];

const requestOnce = keyedCall(createChangeRequest, (http, changeRequestId) =>
  getChangeRequest.send(http, { path: { changeRequestId } }),
);

/** Requests a change, or the end, of a service once, of the version and at the charges that the dialog shows. */
export function sendChangeRequest(
  http: HttpClient,
  change: Omit<CreateBody, 'charges'>,
  { price: charges, ...version }: SeenOffer<SeenCharges>,
): Promise<ChangeRequestDetails> {
  return requestOnce.send(http, { body: { ...change, charges }, ...version });
}

export function seenCharges({ charges }: Pick<ChangeRequestPreview, 'charges'>): SeenCharges {
  const { nrc, mrcAfter, earlyTerminationFee } = charges;
  return {
    nrc: nrc.amount,
    mrcAfter: mrcAfter.amount,
    earlyTerminationFee: earlyTerminationFee?.amount ?? null,
  };
}

/** What changed since the dialog opened: the charges, or the service. */
export interface RequestChange extends OfferChange<SeenCharges> {
  readonly seenService: ServiceDetails;
  /** The service as it is now. */
  readonly service: ServiceDetails;
  /** The user's own name, as histories name who did something. */
  readonly ownName: string;
}

/** The last step of a request: a dialog shows it once more, with its charges. */
export interface AskedRequest<Values> {
  readonly values: Values;
  readonly isSending: boolean;
  /** The reason why nothing can be sent now; null for none. */
  readonly obstacle: string | null;
  /** What changed since the dialog opened; null for nothing. */
  readonly changed: RequestChange | null;
  lookAgain(this: void): void;
  /** Sends the request for the version and at the charges that the dialog shows. */
  confirm(this: void): Promise<void>;
  /** The user goes back to the form. */
  cancel(this: void): void;
}

/** The service that a page changes, and the charges of the change. */
export interface ChangeRequestOptions<Values> {
  /** Undefined while it loads. */
  service: ServiceDetails | undefined;
  /** The charges of what is typed. */
  cost: LoadedChangePreview['state'];
  toBody: (values: Values) => Omit<CreateBody, 'charges'>;
  /** Loads the service and its charges again, because the server has others. */
  reload: () => Promise<void>;
}

interface Asked<Values> {
  readonly values: Values;
  readonly seenService: ServiceDetails | undefined;
  readonly isSending: boolean;
  end(this: void, result: ActionState<ChangeRequestDetails>): void;
}

/** A request of a change, or of the end, of a service. `submit` is for its form. */
export function useChangeRequest<Values>({ service, cost, toBody, reload }: ChangeRequestOptions<Values>): {
  readonly asked: AskedRequest<Values> | null;
  submit(this: void, values: Values): Promise<ActionState<ChangeRequestDetails>>;
} {
  const [asked, setAsked] = useState<Asked<Values> | null>(null);
  const ownName = useOwnName();
  const { obstacle, changed, lookAgain, commit } = useCommitment({
    // Figures are of no such version: nothing is sent before the service is there.
    draft: shownVersion({ etag: service?.etag ?? '""', content: asked?.values ?? {} }),
    figures: figuresOf(cost),
    isQuestion: asked !== null && service !== undefined,
    reload: () => void reload(),
    send: (http, values: Values, seen: SeenOffer<SeenCharges>) =>
      sendChangeRequest(http, toBody(values), seen),
  });

  return {
    submit: (values) =>
      new Promise((resolve) => {
        setAsked({ values, seenService: service, isSending: false, end: resolve });
      }),
    asked: asked && {
      values: asked.values,
      isSending: asked.isSending,
      obstacle,
      changed:
        changed && service
          ? { ...changed, seenService: asked.seenService ?? service, service, ownName }
          : null,
      lookAgain() {
        setAsked({ ...asked, seenService: service });
        lookAgain();
      },
      async confirm() {
        setAsked({ ...asked, isSending: true });
        const { result } = await commit(asked.values);
        if (result.status === 'idle') return setAsked(asked);
        setAsked(null);
        if (result.status === 'failed' && isRefusedForChange(result.error)) await reload();
        asked.end(result);
      },
      cancel() {
        setAsked(null);
        asked.end({ status: 'idle' });
      },
    },
  };
}

function figuresOf(cost: LoadedChangePreview['state']): Figures<SeenCharges> {
  if (cost.status === 'ready')
    return { status: 'ready', price: seenCharges(cost.data), etag: cost.data.etag };
  return { status: cost.status === 'failed' ? 'failed' : 'loading' };
}
