'use client';

import { usePortalServices } from '@quayside/portal-core/react';
import { useEffect, useState, type JSX } from 'react';
import { toAsyncState } from '../failures/asyncState.ts';
import { useIsPage } from '../page/useIsPage.ts';
import { listPins } from './api.ts';
import { PinnedView, shownPins } from './PinnedView.tsx';
import { usePins } from './usePins.ts';
import { useResolutions } from './useResolutions.ts';

/** The user's pins on the dashboard: each item with its present status, in the user's order. */
export function PinnedItems(): JSX.Element {
  const { resource, pins, move, toggle, refetch } = usePins();
  const [isComplete, setIsComplete] = useState(false);
  const shown = shownPins(pins, isComplete);
  const { resolutions, retry } = useResolutions(shown, resource.receivedAtMs);
  const isPage = useIsPage();
  useRefetchOnReturn(refetch);
  return (
    <PinnedView
      state={toAsyncState(resource, listPins.id)}
      pins={pins}
      resolutions={resolutions}
      isComplete={isComplete}
      isPage={isPage}
      onCompleteChange={setIsComplete}
      onMove={move}
      onRemove={toggle}
      onRetryItem={retry}
      onRetry={() => void refetch()}
    />
  );
}

/** Another tab may have changed the pins while this one was hidden. */
function useRefetchOnReturn(refetch: () => Promise<void>): void {
  const { browser } = usePortalServices('useRefetchOnReturn').platform;
  useEffect(
    () =>
      browser.onVisibilityChange(() => {
        if (browser.isVisible()) void refetch();
      }),
    [browser, refetch],
  );
}
