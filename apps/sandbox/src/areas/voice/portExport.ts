import type { PortStatus, PortSummary } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

const status: Record<PortStatus, string> = {
  draft: 'Draft',
  inReview: 'In review',
  waitingForSignature: 'Waiting for signature',
  agreed: 'Agreed',
  actionRequired: 'Action required',
  rejected: 'Rejected',
  complete: 'Complete',
  cancelled: 'Cancelled',
};

export const portExport = {
  name: 'ports',
  headings: {
    id: headings.number,
    numbers: headings.numbers,
    numberCount: headings.howManyNumbers,
    group: headings.group,
    waitingFor: headings.waitingFor,
    status: headings.status,
    portDate: headings.agreedDay,
    requestedDate: headings.requestedDay,
    losingProvider: headings.losingProvider,
    requestedBy: headings.requestedBy,
    updatedAt: headings.updated,
  },
  moments: ['updatedAt'],
  words: { status, waitingFor: waitingForWords },
} satisfies ListExportFormat;

export function toExportedPort({ numbers, losingProvider, requestedBy, ...port }: PortSummary) {
  return {
    ...port,
    numbers: numbers.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', '),
    losingProvider: losingProvider.name,
    requestedBy: requestedBy.name,
  };
}
