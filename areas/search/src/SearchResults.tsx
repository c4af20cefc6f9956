import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { EmptyState } from '@quayside/ui/EmptyState';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { Link } from '@quayside/ui/Link';
import { LoadingIndicator } from '@quayside/ui/LoadingIndicator';
import { Stack } from '@quayside/ui/Stack';
import type { JSX, ReactNode } from 'react';
import { Capped } from '@quayside/page-kit/list';
import type { SourceState } from '@quayside/page-kit/search';
import { formatCount } from '@quayside/page-kit/format';
import { listHref } from './searchParams.ts';
import {
  listNames,
  respondedText,
  resultCount,
  type FoundKind,
  type SearchSummary,
} from './searchSummary.ts';
import { ResultTable } from './ResultTable.tsx';

/** The number of results of one kind among those of all kinds. */
const SHOWN_OF_KIND = 5;

export interface SearchResultsProps {
  keyword: string;
  summary: SearchSummary;
  onRetry: () => void;
  onTabChange: (tab: string) => void;
}

/** The first results of each kind. Late results are added below. */
export function AllResults({ keyword, summary, onRetry, onTabChange }: SearchResultsProps): JSX.Element {
  const { found, waiting } = summary;
  return (
    <Stack gap={24}>
      {found.map(({ source: { kind, label, listPath }, items, total }) => (
        <Card
          key={kind}
          as="section"
          title={`${label}: ${formatCount(total)}`}
          inset="none"
          footer={
            listPath !== undefined ? (
              <ListLink label={label} href={listHref(listPath, keyword)} total={total} />
            ) : (
              moreButton(label, total, () => onTabChange(kind))
            )
          }
        >
          <ResultTable caption={label} results={items.slice(0, SHOWN_OF_KIND)} keyword={keyword} />
        </Card>
      ))}
      {waiting.length > 0 && <StillSearching waiting={waiting} />}
      <NotResponded summary={summary} onRetry={onRetry} />
    </Stack>
  );
}

/** Leads to the tab of a kind that has no list of its own. A card without a footer has no line for it. */
function moreButton(label: string, total: number, onClick: () => void): ReactNode {
  if (total <= SHOWN_OF_KIND) return undefined;
  return (
    <Button ref={passFocusOn} variant="quiet" size="compact" onClick={onClick}>
      {`More results in ${label}`}
    </Button>
  );
}

export interface KindResultsProps {
  keyword: string;
  state: SourceState;
  onRetry: () => void;
}

/** The results of one kind: its first ones, or why there are none. */
export function KindResults({ keyword, state, onRetry }: KindResultsProps): ReactNode {
  const { label, listPath } = state.source;
  if (state.status === 'waiting') return <StillSearching waiting={[state]} />;
  if (state.status === 'failed')
    return (
      <EmptyState
        status="failed"
        title={`${label} didn’t respond`}
        action={
          <Button ref={passFocusOn} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        The other results are complete. Try again in a moment.
      </EmptyState>
    );
  if (state.items.length === 0)
    return (
      <EmptyState title={`No results in ${label}`}>
        {`Nothing here contains “${keyword}”. Look at the results of the other kinds.`}
      </EmptyState>
    );
  return (
    <Card
      as="section"
      inset="none"
      aria-label={label}
      footer={
        <Stack direction="row" gap={16}>
          <span>{shownText(state)}</span>
          {listPath !== undefined && (
            <ListLink label={label} href={listHref(listPath, keyword)} total={state.total} />
          )}
        </Stack>
      }
    >
      <Capped items={state.items}>
        {(results) => <ResultTable caption={label} results={results} keyword={keyword} />}
      </Capped>
    </Card>
  );
}

function shownText({ items, total }: FoundKind): string {
  if (items.length === total) return resultCount(total);
  return `The first ${items.length} of ${resultCount(total)}`;
}

function ListLink({ label, href, total }: { label: string; href: string; total: number }): JSX.Element {
  return (
    <Link href={href}>
      {total === 1 ? `Show the result in ${label}` : `Show all ${resultCount(total)} in ${label}`}
    </Link>
  );
}

function StillSearching({ waiting }: { waiting: readonly SourceState[] }): JSX.Element {
  return (
    <LoadingIndicator
      labels={{ loading: `Searching ${listNames(waiting.map(({ source }) => source.label))}` }}
    />
  );
}

/** Says which sources did not respond. It is below the results, so that it moves none of them. */
export function NotResponded({
  summary,
  onRetry,
}: Pick<SearchResultsProps, 'summary' | 'onRetry'>): ReactNode {
  const { failed, waiting } = summary;
  const responded = respondedText(summary);
  if (responded === null || waiting.length > 0) return null;
  return (
    <InlineAlert
      tone="caution"
      title={responded}
      action={
        <Button ref={passFocusOn} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {`Results are missing from ${listNames(failed.map(({ source }) => source.label))}.`}
    </InlineAlert>
  );
}
