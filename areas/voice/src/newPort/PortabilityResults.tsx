import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Table, type TableColumn } from '@quayside/ui/Table';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount, formatDay } from '@quayside/page-kit/format';
import type { Portability } from './usePortability.ts';
import { formatSpan } from '../phoneNumber.ts';
import type { PortabilityCheck } from '../portsApi.ts';
import { portabilityWords } from '../voiceWords.ts';

type Result = PortabilityCheck['results'][number];

const columns: readonly TableColumn<Result>[] = [
  { id: 'numbers', header: 'Numbers', isRowHeader: true, cell: (result) => formatSpan(result) },
  {
    id: 'count',
    header: 'How many',
    kind: 'number',
    width: 'fit',
    cell: ({ count }) => formatCount(count),
  },
  {
    id: 'outcome',
    header: 'Result',
    width: 'wide',
    cell: ({ outcome, message }) => (
      <Stack gap={4} align="start">
        <StatusLabel tone={portabilityWords[outcome].tone}>{portabilityWords[outcome].text}</StatusLabel>
        <span>{message}</span>
      </Stack>
    ),
  },
];

export interface PortabilityResultsProps extends Portability {
  /** The mistakes of the lines that are not checked. Default none. */
  mistakes?: readonly string[];
}

/** The result of each entry, and the earliest day. Renders nothing before there is an entry to check. */
export function PortabilityResults({
  check,
  isChecking,
  hasFailed,
  retry,
  mistakes = none,
}: PortabilityResultsProps): JSX.Element | null {
  if (hasFailed)
    return (
      <InlineAlert
        tone="caution"
        live="polite"
        title="We couldn’t check the numbers"
        action={
          <Button ref={passFocusOn} onClick={retry}>
            Check again
          </Button>
        }
      >
        <span>You can go on. We check them again when you submit.</span>
        {mistakes.length > 0 && <span>{` ${uncheckedText(mistakes)}`}</span>}
      </InlineAlert>
    );
  if (isChecking) return <Skeleton lines={3} />;
  if (check === null) return null;
  const bad = check.results.filter(
    ({ outcome }) => outcome !== 'portable' && outcome !== 'otherProvider',
  ).length;
  return (
    <Stack gap={12}>
      <InlineAlert
        tone={bad === 0 ? 'positive' : 'critical'}
        live="polite"
        title={bad === 0 ? 'We can port these numbers' : 'Some of these numbers can’t be ported'}
      >
        <span>
          {bad === 0
            ? `The earliest day is ${formatDay(check.earliestDate)}.`
            : 'Take them out, or correct them. The others can be ported.'}
        </span>
        {mistakes.length > 0 && <span>{` ${uncheckedText(mistakes)}`}</span>}
      </InlineAlert>
      <Capped items={check.results}>
        {(shown) => (
          <Table
            caption="Portability"
            hideCaption
            density="compact"
            columns={columns}
            data={{ status: 'ready', rows: shown }}
            rowId={({ first, last }) => `${first} ${last}`}
          />
        )}
      </Capped>
    </Stack>
  );
}

const none: readonly string[] = [];

function uncheckedText(mistakes: readonly string[]): string {
  const [first = ''] = mistakes;
  return mistakes.length === 1
    ? `One line is not checked yet: ${first}.`
    : `${formatCount(mistakes.length)} lines are not checked yet. The first: ${first}.`;
}
