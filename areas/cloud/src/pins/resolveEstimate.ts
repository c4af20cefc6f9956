import { createPinResolver } from '@quayside/page-kit/pins';
import { getEstimate } from '../api.ts';
import { estimateStatusWords } from '../cloudWords.ts';
import { estimateItem } from './estimateItem.ts';

export const resolveEstimate = createPinResolver(
  ({ id, http, signal }) => getEstimate.send(http, { path: { estimateNumber: id } }, { signal }),
  (estimate) => ({
    ...estimateItem(estimate),
    detail: estimate.number,
    status: estimateStatusWords[estimate.status],
  }),
);
