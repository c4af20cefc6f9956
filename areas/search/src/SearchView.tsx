import { passFocusOn } from '@quayside/ui';
import { Button } from '@quayside/ui/Button';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import { PageContent } from '@quayside/ui/PageContent';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Card } from '@quayside/ui/Card';
import { Stack } from '@quayside/ui/Stack';
import { Tabs, type TabsItem } from '@quayside/ui/Tabs';
import type { JSX, ReactNode } from 'react';
import type { SearchSnapshot } from '@quayside/page-kit/search';
import { formatCount } from '@quayside/page-kit/format';
import { allTab, type SearchParams } from './searchParams.ts';
import {
  isGathering,
  lateExactResults,
  summarize,
  summaryText,
  type SearchSummary,
} from './searchSummary.ts';
import { NoKeyword, NothingFound, NothingToSearch, type SearchHintProps } from './NothingFound.tsx';
import { SearchForm } from './SearchForm.tsx';
import { AllResults, KindResults, NotResponded } from './SearchResults.tsx';

/** The parameters in the address, and the results that have arrived. */
export interface SearchViewProps extends SearchHintProps {
  params: SearchParams;
  snapshot: SearchSnapshot;
  /** Buttons of the page, such as one that pins the search. */
  actions?: ReactNode;
  isOffline?: boolean;
  onSearch: (keyword: string) => void;
  onTabChange: (tab: string) => void;
  onRetry: () => void;
}

export function SearchView(props: SearchViewProps): JSX.Element {
  const { params, snapshot, sources, actions, onSearch } = props;
  const { keyword } = params;
  const summary = summarize(snapshot);
  const isSearched = keyword !== '' && sources.length > 0;
  return (
    <PageContent>
      <PageHeader
        title="Search"
        lead="Find services, cases, quotes, documents and more."
        {...(actions !== undefined && { actions })}
      />
      <Stack gap={16}>
        <SearchForm keyword={keyword} onSearch={onSearch} />
        {/* Always there, so that what changes in it is announced. */}
        <output>{isSearched && <SummaryLine keyword={keyword} summary={summary} />}</output>
      </Stack>
      {isSearched ? <Found {...props} summary={summary} /> : <NotSearched sources={sources} />}
    </PageContent>
  );
}

function NotSearched({ sources }: SearchHintProps): JSX.Element {
  return sources.length === 0 ? <NothingToSearch /> : <NoKeyword sources={sources} />;
}

/** The summary of the results, in one line. It also names an exact result that came too late to be the first. */
function SummaryLine({ keyword, summary }: { keyword: string; summary: SearchSummary }): JSX.Element {
  return (
    <>
      <span>{summaryText(keyword, summary)}</span>
      {lateExactResults(summary).map(({ id, title, href }) => (
        <span key={href}>
          {' · '}
          Exact match: <Link href={href}>{`${id} ${title}`}</Link>
        </span>
      ))}
    </>
  );
}

interface FoundProps extends SearchViewProps {
  summary: SearchSummary;
}

function Found(props: FoundProps): JSX.Element {
  const { params, summary, sources, isOffline = false, onRetry, onTabChange } = props;
  const { found, failed, asked } = summary;
  if (isGathering(summary)) return <Placeholder />;
  if (asked > 0 && failed.length === asked)
    return (
      <EmptyState
        size="page"
        status="failed"
        title={isOffline ? 'You’re offline' : 'We couldn’t search'}
        action={
          <Button ref={passFocusOn} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {isOffline
          ? 'Check your connection, then try again.'
          : 'Nothing responded in time. Try again in a moment.'}
      </EmptyState>
    );
  if (found.length === 0)
    return (
      <Stack gap={24}>
        <NothingFound keyword={params.keyword} sources={sources} isPartial={summary.failed.length > 0} />
        <NotResponded summary={summary} onRetry={onRetry} />
      </Stack>
    );
  return (
    <Tabs label="Kinds of results" tabs={tabsOf(props)} value={params.tab} onValueChange={onTabChange} />
  );
}

function tabsOf({ params, snapshot, summary, onRetry, onTabChange }: FoundProps): readonly TabsItem[] {
  const { keyword, tab } = params;
  const { found, total } = summary;
  const isFound = found.some(({ source }) => source.kind === tab);
  // A tab that the address names is shown without results, too.
  const named = snapshot.sources.filter(({ source }) => !isFound && source.kind === tab);
  return [
    {
      id: allTab,
      label: 'All',
      count: formatCount(total),
      panel: <AllResults keyword={keyword} summary={summary} onRetry={onRetry} onTabChange={onTabChange} />,
    },
    ...[...found, ...named].map((state): TabsItem => {
      const { kind, label } = state.source;
      const panel = <KindResults keyword={keyword} state={state} onRetry={onRetry} />;
      if (state.status !== 'responded') return { id: kind, label, panel };
      return { id: kind, label, count: formatCount(state.total), panel };
    }),
  ];
}

function Placeholder(): JSX.Element {
  return (
    <Stack gap={24}>
      <Card>
        <Skeleton lines={6} />
      </Card>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  );
}
