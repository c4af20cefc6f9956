import { estimatePath } from '@quayside/contract/paths/cloud';
import { formatCount } from '@quayside/page-kit/format';
import { createListSearch } from '@quayside/page-kit/search';
import { listEstimates } from './api.ts';
import { estimateStatusWords } from './cloudWords.ts';

/** Finds cloud estimates by number, name, note or owner. */
export const searchEstimates = createListSearch(
  listEstimates,
  ({ number, name, owner, lineCount, status }) => ({
    id: number,
    title: name,
    detail: [number, lineCount === 1 ? '1 line' : `${formatCount(lineCount)} lines`],
    href: estimatePath.href({ number }),
    status: estimateStatusWords[status],
    identifiers: [number],
    fields: [['Owner', owner.name]],
  }),
);
