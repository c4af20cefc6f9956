import { useHttp, useStore } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Field } from '@quayside/ui/Field';
import { FieldRow } from '@quayside/ui/FieldRow';
import { searchIcon } from '@quayside/ui/icons';
import { NativeSelect } from '@quayside/ui/NativeSelect';
import { Stack } from '@quayside/ui/Stack';
import { Table, type TableColumn } from '@quayside/ui/Table';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { formatCount } from '@quayside/page-kit/format';
import { disturbances, disturbanceWords, type Disturbance } from './disturbances.ts';
import { listOperations, type Operation } from './operations.ts';
import { useBrowserFaults } from './useBrowserFaults.ts';

const firstTag = 'landing';

interface CallRow {
  operation: Operation;
  /** Empty for a response as the server sends it. */
  disturbance: Disturbance | '';
  onChange: (disturbance: string) => void;
}

const columns: readonly TableColumn<CallRow>[] = [
  { id: 'call', header: 'Call', isRowHeader: true, cell: ({ operation: { id } }) => <code>{id}</code> },
  {
    id: 'request',
    header: 'Request',
    cell: ({ operation: { method, path } }) => <code>{`${method} ${path}`}</code>,
  },
  { id: 'response', header: 'Response', cell: (row) => <ResponseChoice {...row} /> },
];

function ResponseChoice({ operation, disturbance, onChange }: CallRow): JSX.Element {
  return (
    <NativeSelect
      size="compact"
      aria-label={`Response to ${operation.id}`}
      value={disturbance}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">As the server sends it</option>
      {disturbances.map((each) => (
        <option key={each} value={each}>
          {disturbanceWords[each]}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The calls of the areas, by tag. Each can fail, be slow or come back empty in this tab. */
export function CallFaults(): JSX.Element {
  const [operations] = useState(listOperations);
  const [tag, setTag] = useState(firstTag);
  const [text, setText] = useState('');
  const faults = useBrowserFaults();
  const disturbed = useStore(faults);
  const { cache } = useHttp();
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const words = text.trim().toLowerCase();
  const rows = operations
    .filter(({ id, path, tag: own }) =>
      words === '' ? own === tag : `${id} ${path}`.toLowerCase().includes(words),
    )
    .map((operation): CallRow => ({
      operation,
      disturbance: disturbed[operation.id] ?? '',
      onChange: (disturbance) => set(operation, disturbance),
    }));
  const count = Object.keys(disturbed).length;

  function set({ id, path }: Operation, disturbance: string): void {
    faults.set(id, disturbances.find((each) => each === disturbance) ?? null);
    // A cached response would hide the disturbance, and after it the last response.
    cache.invalidate([path.replace(/\{.*$/s, '*')]);
  }

  return (
    <Card
      as="section"
      title="Calls"
      lead={
        <output>
          {count === 0
            ? `${formatCount(operations.length)} calls. What you choose applies to this tab until it reloads.`
            : `${formatCount(count)} of ${formatCount(operations.length)} calls disturbed in this tab`}
        </output>
      }
      actions={
        <Button
          size="compact"
          disabled={count === 0}
          onClick={() => {
            faults.clear();
            cache.clear();
          }}
        >
          Stop all
        </Button>
      }
    >
      <Stack gap={16}>
        <FieldRow>
          <Field label="Tag">
            <NativeSelect value={tag} onChange={(event) => setTag(event.target.value)}>
              {tags.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label="Find a call of any tag">
            <TextField
              type="search"
              icon={searchIcon}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        </FieldRow>
        <Table
          caption="Calls"
          hideCaption
          columns={columns}
          data={{ status: 'ready', rows }}
          rowId={({ operation: { id } }) => id}
          empty={<EmptyState title="No call has this in its name or path" />}
        />
      </Stack>
    </Card>
  );
}
