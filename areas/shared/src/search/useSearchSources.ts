import type { Source } from '@quayside/page-kit/search';
import { useContributions } from '@quayside/portal-core/react';
import { useMemo } from 'react';
import { inKindOrder } from './inKindOrder.ts';

/** Returns the search sources that the present user may use, in the order in which their results are shown. */
export function useSearchSources(): readonly Source[] {
  const { search } = useContributions();
  return useMemo(() => inKindOrder(search), [search]);
}
