import type { PortStatus, PortSummary } from '../../contract/generated/openapi.ts';
import { waitingForWords, type ListExportFormat } from '../jobs/exportFormat.ts';

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

/** The format of exported ports, in the words of the portal. */
export const portExport = {
  name: 'ports',
  headings: {
    id: 'Port',
    numbers: 'Numbers',
    numberCount: 'How many numbers',
    group: 'Group',
    waitingFor: 'Waiting for',
    status: 'Status',
    portDate: 'Agreed day',
    requestedDate: 'Requested day',
    losingProvider: 'From',
    requestedBy: 'Requested by',
    updatedAt: 'Updated',
  },
  moments: ['updatedAt'],
  words: { status, waitingFor: waitingForWords },
} satisfies ListExportFormat;

/** A port as a line of the file. */
export function toExportedPort({ numbers, losingProvider, requestedBy, ...port }: PortSummary) {
  return {
    ...port,
    numbers: numbers.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', '),
    losingProvider: losingProvider.name,
    requestedBy: requestedBy.name,
  };
}
