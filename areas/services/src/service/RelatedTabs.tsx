import { documentPath } from '@quayside/contract/paths/resources';
import { changePath, changesPath } from '@quayside/contract/paths/services';
import { casePath, casesPath } from '@quayside/contract/paths/support';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { chatIcon, documentIcon, editIcon, type IconShape } from '@quayside/ui/icons';
import { Link } from '@quayside/ui/Link';
import { Pagination } from '@quayside/ui/Pagination';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped, dateColumn, statusColumn, waitingForColumn } from '@quayside/page-kit/list';
import type { RelatedCase, RelatedCases } from '@quayside/shared/cases/api.ts';
import { caseImpactWords, caseStatusWords } from '@quayside/shared/cases/caseWords.ts';
import { formatBytes, formatCount } from '@quayside/page-kit/format';
import type { ChangeRequestList, ChangeRequestSummary } from '@quayside/shared/changes/api.ts';
import type { ServiceDocuments } from './relatedApi.ts';
import { changeStatusWords, changeTypeWords } from '@quayside/shared/changes/changeWords.ts';

/** Things about a service that come from a call of their own. */
export interface RelatedProps<Data> {
  state: AsyncContentState<Data>;
  onRetry: () => void;
}

/** The change requests of a service, the latest first. */
export function ChangesTab({
  serviceId,
  ...rest
}: RelatedProps<ChangeRequestList> & { serviceId: string }): JSX.Element {
  return (
    <Related
      {...rest}
      caption="Change requests"
      columns={changeColumns}
      rowId={({ id }) => id}
      icon={editIcon}
      empty="No changes have been requested"
      renderFoot={footOf(changesPath.href({ serviceId }), 'All change requests of this service')}
    />
  );
}

/** The cases about a service, the latest first. */
export function CasesTab({
  serviceId,
  ...rest
}: RelatedProps<RelatedCases> & { serviceId: string }): JSX.Element {
  return (
    <Related
      {...rest}
      caption="Cases"
      columns={caseColumns}
      rowId={({ caseNumber }) => caseNumber}
      icon={chatIcon}
      empty="No case has been raised about this service"
      renderFoot={footOf(casesPath.href({ serviceId }), 'All cases about this service')}
    />
  );
}

export interface DocumentsTabProps extends RelatedProps<ServiceDocuments> {
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
}

/** The documents about a service, the latest first. */
export function DocumentsTab({ page, pageSize, onPageChange, ...rest }: DocumentsTabProps): JSX.Element {
  return (
    <Related
      {...rest}
      caption="Documents"
      columns={documentColumns}
      rowId={({ id }) => id}
      icon={documentIcon}
      empty="There are no documents about this service"
      renderFoot={({ total }) => (
        <Pagination page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
      )}
    />
  );
}

interface ShownPart<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** Says how many there are, and leads to all of them. */
function footOf(href: string, text: string) {
  return ({ items, total }: ShownPart<unknown>): JSX.Element => (
    <Stack direction="row" gap={16}>
      {total > items.length && (
        <span>{`The latest ${formatCount(items.length)} of ${formatCount(total)}.`}</span>
      )}
      <Link href={href}>{text}</Link>
    </Stack>
  );
}

interface RelatedTableProps<Row> extends RelatedProps<ShownPart<Row>> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  icon: IconShape;
  empty: string;
  /** Renders the content below the table. */
  renderFoot: (shown: ShownPart<Row>) => JSX.Element;
}

function Related<Row>({
  state,
  onRetry,
  caption,
  columns,
  rowId,
  icon,
  empty,
  renderFoot,
}: RelatedTableProps<Row>): JSX.Element {
  return (
    <Card as="section" title={caption}>
      <AsyncContent state={state} placeholder={<Skeleton lines={8} />} onRetry={onRetry}>
        {(shown) =>
          shown.total === 0 ? (
            <EmptyState icon={icon} title={empty} />
          ) : (
            <Stack gap={16}>
              <Capped items={shown.items}>
                {(rows) => (
                  <Table
                    caption={caption}
                    hideCaption
                    columns={columns}
                    rowId={rowId}
                    isRowTarget
                    data={{ status: state.status === 'refreshing' ? 'refreshing' : 'ready', rows }}
                  />
                )}
              </Capped>
              {renderFoot(shown)}
            </Stack>
          )
        }
      </AsyncContent>
    </Card>
  );
}

const changeColumns: readonly TableColumn<ChangeRequestSummary>[] = [
  {
    id: 'title',
    header: 'Change',
    width: 'wide',
    isRowHeader: true,
    cell: ({ id, title, type }) => (
      <RowTitle href={changePath.href({ id })} detail={`${id}, ${changeTypeWords[type]}`}>
        {title}
      </RowTitle>
    ),
  },
  statusColumn('status', 'Status', changeStatusWords),
  waitingForColumn,
  { id: 'requestedBy', header: 'Requested by', cell: ({ requestedBy }) => requestedBy.name },
  dateColumn('requestedAt', 'Requested'),
];

const caseColumns: readonly TableColumn<RelatedCase>[] = [
  {
    id: 'subject',
    header: 'Case',
    width: 'wide',
    isRowHeader: true,
    cell: ({ caseNumber, subject }) => (
      <RowTitle href={casePath.href({ caseNumber })} detail={caseNumber}>
        {subject}
      </RowTitle>
    ),
  },
  statusColumn('status', 'Status', caseStatusWords),
  waitingForColumn,
  statusColumn('impact', 'Impact', caseImpactWords),
  dateColumn('updatedAt', 'Updated', 'dateTime'),
];

const documentColumns: readonly TableColumn<ServiceDocuments['items'][number]>[] = [
  {
    id: 'name',
    header: 'Document',
    width: 'wide',
    isRowHeader: true,
    cell: ({ id, name, description }) => (
      <RowTitle href={documentPath.href({ documentId: id })} detail={description}>
        {name}
      </RowTitle>
    ),
  },
  { id: 'type', header: 'Type', width: 'fit', cell: ({ type }) => type.toUpperCase() },
  { id: 'size', header: 'Size', kind: 'number', width: 'fit', cell: ({ size }) => formatBytes(size) },
  { id: 'version', header: 'Version', kind: 'number', width: 'fit', cell: ({ version }) => version },
  { ...dateColumn('publishedAt', 'Published'), id: 'published' },
];
