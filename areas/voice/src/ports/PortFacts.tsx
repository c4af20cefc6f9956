import { HistoryCard } from '@quayside/page-kit/detail';
import { portsPath, trunkPath } from '@quayside/contract/paths/voice';
import { Card } from '@quayside/ui/Card';
import { CopyButton } from '@quayside/ui/CopyButton';
import { DateTime } from '@quayside/ui/DateTime';
import { DescriptionList } from '@quayside/ui/DescriptionList';
import { Link } from '@quayside/ui/Link';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import { countOf, formatSpan } from '../phoneNumber.ts';
import type { NumberSpan, PortDetails } from '../portsApi.ts';
import { portStatusWords } from '../voiceWords.ts';

const columns: readonly TableColumn<NumberSpan>[] = [
  {
    id: 'numbers',
    header: 'Numbers',
    isRowHeader: true,
    cell: (span) => (
      <>
        {formatSpan(span)} <CopyButton value={span.first} name={formatSpan(span)} />
      </>
    ),
  },
  {
    id: 'count',
    header: 'How many',
    kind: 'number',
    width: 'fit',
    cell: (span) => formatCount(countOf(span)),
  },
];

export function PortNumbers({ port: { numbers, numberCount } }: { port: PortDetails }): JSX.Element {
  return (
    <Card
      as="section"
      title="Numbers"
      lead={numberCount === 1 ? 'One number is ported.' : `${formatCount(numberCount)} numbers are ported.`}
    >
      <Capped items={numbers}>
        {(shown) => (
          <Table
            caption="Numbers"
            hideCaption
            density="compact"
            columns={columns}
            data={{ status: 'ready', rows: shown }}
            rowId={({ first }) => first}
          />
        )}
      </Capped>
    </Card>
  );
}

/** The customer and the providers of a port, and the account details that the losing provider compares. */
export function PortFacts({ port }: { port: PortDetails }): JSX.Element {
  const { group, losingProvider, trunk, accountNumber, accountName, postcode, letter } = port;
  const { requestedBy, requestedAt } = port;
  return (
    <Card as="section" title="Details">
      <DescriptionList
        columns={2}
        items={[
          { id: 'provider', term: 'From', description: losingProvider.name },
          {
            id: 'number',
            term: 'Account number',
            description: accountNumber || 'Missing',
            kind: 'identifier',
          },
          { id: 'name', term: 'Account name', description: <bdi>{accountName || 'Missing'}</bdi> },
          { id: 'postcode', term: 'Billing postcode', description: postcode || 'Missing' },
          {
            id: 'letter',
            term: 'Letter of authority',
            description: letter === null ? 'Missing' : <bdi>{letter.name}</bdi>,
          },
          {
            id: 'trunk',
            term: 'Calls go to',
            description:
              trunk === null ? (
                'No trunk chosen'
              ) : (
                <Link href={trunkPath.href({ trunkId: trunk.id })}>{trunk.name}</Link>
              ),
          },
          { id: 'group', term: 'Group', description: <Link href={portsPath.href({ group })}>{group}</Link> },
          {
            id: 'by',
            term: 'Requested by',
            description: (
              <>
                <bdi>{requestedBy.name}</bdi>, <DateTime value={requestedAt} format="dateTime" />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** The history of a port, newest first. */
export function PortHistory({ history }: { history: PortDetails['history'] }): JSX.Element {
  return (
    <HistoryCard
      history={history}
      titleOf={({ status, note }, before) =>
        // A step that left the port in its state is named by its note.
        note !== '' && before?.status === status ? note : portStatusWords[status].text
      }
    />
  );
}
