import type { CloudEstimate } from '../../contract/generated/openapi.ts';
import { notNow, notYours, type ActionRules } from '../actions.ts';
import type { EstimateRow } from './estimates.ts';
import { findPricePlan } from './pricePlans.ts';

export type EstimateAction = CloudEstimate['allowedActions'][number];

/** The actions of an estimate. Only its owner shares and deletes it; of a withdrawn plan no firm prices can be requested. */
export const estimateActions: ActionRules<EstimateRow, EstimateAction> = {
  calls: {
    edit: 'replaceCloudEstimate',
    share: 'shareCloudEstimate',
    delete: 'deleteCloudEstimate',
    move: 'moveCloudEstimate',
    requestQuote: 'requestCloudQuote',
    cancelQuote: 'cancelCloudQuote',
  },
  offers({ status, owner, pricePlanId }, { username }) {
    const isDraft = status === 'draft';
    const isRequested = status === 'pricing' || status === 'ready';
    const isWithdrawn = findPricePlan(pricePlanId)?.isWithdrawn === true;
    const byOwner = (verb: string) =>
      owner.id === username ||
      notYours(`Only ${owner.name} may ${verb} this estimate. Ask them, or copy it.`);
    return {
      edit: isDraft,
      share: byOwner('share'),
      delete: owner.id === username && isRequested ? notNow('Cancel its quote first.') : byOwner('delete'),
      move: isDraft && isWithdrawn,
      requestQuote:
        isDraft &&
        (!isWithdrawn ||
          notNow('The price plan of this estimate was withdrawn. Move it to your present plan first.')),
      cancelQuote: isRequested,
    };
  },
  notOffered: 'The estimate no longer allows that. You can change a copy of it.',
};
