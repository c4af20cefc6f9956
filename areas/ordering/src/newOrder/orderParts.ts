import { fields, lines, whole, type Parts } from '@quayside/page-kit/versions';
import { lastNumber } from '@quayside/shared/sites/createSiteIds.ts';
import type { DraftChange } from './draftValues.ts';

/** The parts that two people may change at the same time. Bandwidth, access and resilience only make sense together. */
export const orderParts: Parts<DraftChange> = {
  name: whole(),
  product: whole(),
  sites: lines({
    idOf: ({ id }) => id,
    withNewId: (site, taken) => ({ ...site, id: `S${lastNumber(taken) + 1}` }),
  }),
  configuration: whole(),
  contacts: fields(),
  commercial: fields(),
  acceptedPrice: whole(),
};
