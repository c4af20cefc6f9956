import { useHttp } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { type JSX, useState } from 'react';
import { formatBytes } from '@quayside/page-kit/format';
import { listOperations, operationOf } from './operations.ts';
import { type KeptResponse, sumInWords, timeInWords } from './cacheFigures.ts';

/** Responses to one path with several queries look the same, so the index is part of the key. */
interface Row {
  response: KeptResponse;
  place: number;
  /** The id of the operation; empty for a path that the document does not know. */
  call: string;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'path', header: 'Path', cell: ({ response }) => <code>{response.path}</code> },
  { id: 'call', header: 'Call', cell: ({ call }) => <code>{call}</code> },
  {
    id: 'size',
    header: 'Size',
    kind: 'number',
    cell: ({ response }) => formatBytes(response.bytes),
  },
  {
    id: 'fresh',
    header: 'Fresh for',
    kind: 'number',
    cell: ({ response }) => timeInWords(response.freshMs),
  },
];

/** The responses in the HTTP client's cache when it was last refreshed. */
export function CachedResponses(): JSX.Element {
  const { cache } = useHttp();
  const [responses, setAnswers] = useState(cache.inspect);
  const [operations] = useState(listOperations);
  const rows = responses
    .map((response) => ({ response, call: operationOf(operations, 'GET', response.path)?.id ?? '' }))
    .toSorted(
      (one, other) =>
        one.call.localeCompare(other.call) || one.response.path.localeCompare(other.response.path),
    )
    .map(({ response, call }, place) => ({ response, call, place }));

  function clear(): void {
    cache.clear();
    setAnswers(cache.inspect());
  }

  const actions = (
    <>
      <Button size="compact" onClick={() => setAnswers(cache.inspect())}>
        Refresh
      </Button>
      <Button size="compact" onClick={clear}>
        Clear
      </Button>
    </>
  );
  return (
    <Card
      as="section"
      inset="none"
      title="Cache"
      lead={<output>{sumInWords(responses)}</output>}
      actions={actions}
    >
      <Table
        caption="Cache"
        hideCaption
        columns={columns}
        data={{ status: 'ready', rows }}
        rowId={({ place }) => String(place)}
        empty={
          <EmptyState title="No response is cached">
            The portal keeps each response to a GET for five minutes. Press Refresh to see the next one.
          </EmptyState>
        }
      />
    </Card>
  );
}
