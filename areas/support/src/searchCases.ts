import { casePath } from '@quayside/contract/paths/support';
import { createListSearch } from '@quayside/page-kit/search';
import { listCases } from './api.ts';
import { caseStatusWords } from './caseWords.ts';

/** Finds cases by number, subject, reference, service or site. */
export const searchCases = createListSearch(
  listCases,
  ({ caseNumber, subject, service, siteName, customerReference, status }) => ({
    id: caseNumber,
    title: subject,
    detail: [caseNumber, service?.name ?? siteName],
    href: casePath.href({ caseNumber }),
    status: caseStatusWords[status],
    identifiers: [caseNumber, customerReference],
    fields: [
      ['Your reference', customerReference],
      ['Service', service?.id],
      ['Site', siteName],
    ],
  }),
);
