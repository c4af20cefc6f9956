import { isNetworkError } from '@quayside/portal-core/react';
import type { JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PinButton } from '@quayside/page-kit/pins';
import { ReportedFailures, useSearch } from '@quayside/page-kit/search';
import { useSearchSources } from '@quayside/shared/search/useSearchSources.ts';
import { SearchView } from './SearchView.tsx';
import { searchItem } from './pins/searchItem.ts';
import { readSearchParams, withKeyword, withTab } from './searchParams.ts';

/** The number of results of each kind that a search requests. The list of the kind has the rest. */
const RESULTS_OF_KIND = 20;

export function SearchPage(): JSX.Element {
  const [address, setAddress] = useSearchParams();
  const sources = useSearchSources();
  const params = readSearchParams(
    address,
    sources.map(({ kind }) => kind),
  );
  const { snapshot, retry } = useSearch(params.keyword, sources, RESULTS_OF_KIND);
  const isOffline =
    !navigator.onLine &&
    snapshot.sources.some((state) => state.status === 'failed' && isNetworkError(state.error));
  const hasResults = snapshot.sources.some((each) => each.status === 'responded' && each.total > 0);
  return (
    <>
      <SearchView
        params={params}
        snapshot={snapshot}
        sources={sources}
        isOffline={isOffline}
        {...(params.keyword !== '' && {
          actions: <PinButton {...searchItem(params.keyword)} isRecent={hasResults} />,
        })}
        onSearch={(keyword) => setAddress(withKeyword(address, keyword))}
        onTabChange={(tab) => setAddress(withTab(address, tab), { replace: true })}
        onRetry={retry}
      />
      <ReportedFailures sources={snapshot.sources} />
    </>
  );
}
