import { createPinResolver } from '@quayside/page-kit/pins';
import { getCase } from '../api.ts';
import { caseStatusWords } from '../caseWords.ts';
import { caseItem } from './caseItem.ts';

export const resolveCase = createPinResolver(
  ({ id, http, signal }) => getCase.send(http, { path: { caseNumber: id } }, { signal }),
  (details) => ({
    ...caseItem(details),
    detail: [details.caseNumber, details.siteName].filter(Boolean).join(' · '),
    status: caseStatusWords[details.status],
  }),
);
