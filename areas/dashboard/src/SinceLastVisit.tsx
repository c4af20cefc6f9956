import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { checkIcon } from '@quayside/ui/icons';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { useEffect, useRef, useState, type JSX, type ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { formatCount } from '@quayside/page-kit/format';
import type { DashboardChange, DashboardChanges } from './api.ts';
import { changeKinds } from './changeWords.ts';
import type { Suggestion } from './suggestions.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { RowList } from './RowList.tsx';

export interface SinceLastVisitProps {
  state: AsyncContentState<DashboardChanges>;
  suggestions: readonly Suggestion[];
  onRetry: () => void;
}

const SHOWN = 6;

/** The changes since the last visit in every area; on the first day three suggestions. */
export function SinceLastVisit({ state, suggestions, onRetry }: SinceLastVisitProps): JSX.Element {
  const changes = 'data' in state ? state.data : undefined;
  if (changes?.isFirstDay && suggestions.length > 0) return <FirstSteps suggestions={suggestions} />;
  return (
    <Card as="section" title="Since you were last here" lead={leadOf(changes)}>
      <AsyncContent
        state={state}
        placeholder={<Skeleton lines={9} />}
        onRetry={onRetry}
        labels={{ failed: 'We couldn’t load what has changed' }}
      >
        {(data) => (data.items.length === 0 ? <Nothing /> : <Changes key={data.since} changes={data} />)}
      </AsyncContent>
    </Card>
  );
}

function leadOf(changes: DashboardChanges | undefined): ReactNode {
  // A line of the same height, so that nothing moves when the time is known.
  if (changes === undefined) return '\u00A0';
  if (changes.lastVisitAt === null) return 'What happened in the last seven days.';
  return (
    <>
      Your last visit: <DateTime value={changes.lastVisitAt} format="dateTime" />
    </>
  );
}

function Nothing(): JSX.Element {
  return (
    <EmptyState icon={checkIcon} title="Nothing has changed">
      When we reply to a case, move a date or send a price, you see it here.
    </EmptyState>
  );
}

function Changes({ changes: { items, total } }: { changes: DashboardChanges }): JSX.Element {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The button goes away, and focus moves on to the first change that it revealed.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[SHOWN]?.focus();
  }, [isWhole]);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <Stack gap={16} ref={list}>
      <Capped items={shown}>
        {(drawn) => (
          <RowList
            rows={drawn.map((change) => ({
              id: `${change.kind} ${change.id}`,
              content: <Change change={change} />,
            }))}
          />
        )}
      </Capped>
      {!isWhole && items.length > SHOWN && (
        <Stack screenOnly align="start">
          <Button size="compact" onClick={() => setIsWhole(true)}>
            {total > items.length
              ? `Show the latest ${formatCount(items.length)} of ${formatCount(total)}`
              : `Show all ${formatCount(total)}`}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function Change({ change: { kind, id, title, text, at } }: { change: DashboardChange }): JSX.Element {
  const { label, hrefOf } = changeKinds[kind];
  return (
    <RowTitle
      href={hrefOf(id)}
      detail={
        <>
          <span>{`${label},`}</span> <DateTime value={at} format="dateTime" />
          <span>{`. ${text}`}</span>
        </>
      }
    >
      {title}
    </RowTitle>
  );
}
