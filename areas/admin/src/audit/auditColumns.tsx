import { DateTime } from '@quayside/ui/DateTime';
import type { TableColumn } from '@quayside/ui/Table';
import { auditActionWords, auditFieldWords } from '../adminWords.ts';
import type { AuditEntry } from '../api.ts';

const when: TableColumn<AuditEntry> = {
  id: 'at',
  header: 'When',
  width: 'fit',
  cell: ({ at }) => <DateTime value={at} format="dateTime" />,
};
const who: TableColumn<AuditEntry> = {
  id: 'person',
  header: 'Who',
  isRowHeader: true,
  cell: ({ person }) => <bdi>{person.name}</bdi>,
};
const what: TableColumn<AuditEntry> = {
  id: 'action',
  header: 'What',
  cell: ({ action }) => auditActionWords[action],
};
const change: TableColumn<AuditEntry> = {
  id: 'change',
  header: 'Change',
  width: 'wide',
  cell: changeText,
};

export const auditColumns: readonly TableColumn<AuditEntry>[] = [
  when,
  who,
  what,
  { id: 'subject', header: 'Subject', cell: ({ subject }) => <bdi>{subject.name}</bdi> },
  change,
];

export const historyColumns: readonly TableColumn<AuditEntry>[] = [when, who, what, change];

function changeText({ changes }: AuditEntry): string {
  return changes
    .map(({ field, before, after }) =>
      before === null ? `${auditFieldWords[field]}: ${after ?? ''}` : `${before} to ${after ?? 'nothing'}`,
    )
    .join('; ');
}
