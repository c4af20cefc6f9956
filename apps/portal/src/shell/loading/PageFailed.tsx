import { useOptionalSignedInServices } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { MessageScreen, type MessageScreenProps } from '@quayside/ui/MessageScreen';
import { type JSX, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentTitle } from '@quayside/shared/product.ts';
import { useReportFailedPage } from '../routing/pageTransition/pageTransitionContext.ts';
import { retryFailedLoads } from './createLoader.ts';
import { fetchDeployedPage } from './fetchDeployedPage.ts';
import { onReconnect } from './useRetryKey.ts';

const TITLE = 'Something went wrong';

/** The error, and how to render the children again. */
export interface PageFailedProps extends Required<Pick<MessageScreenProps, 'place'>> {
  error: unknown;
  /** Whether a retry has already failed. */
  wasRetried: boolean;
  onRetry: () => void;
}

/** The screen in place of a page that failed to load or to render. It retries on request, and on reconnect when it failed offline. */
export function PageFailed({ place, error, wasRetried, onRetry }: PageFailedProps): JSX.Element {
  const signedIn = useOptionalSignedInServices();
  const [isRetrying, setIsRetrying] = useState(false);
  const wasOffline = useRetryOnReconnect(onRetry);
  const screenRef = useRef<HTMLElement>(null);
  useAnnounceFailure(screenRef);

  async function handleRetry(): Promise<void> {
    setIsRetrying(true);
    const isLoaded = await retryFailedLoads(error);
    // A release may have replaced the missing file, so a reload can help. Without a connection it would only lose the page.
    if ((isLoaded && !wasRetried) || (await fetchDeployedPage()) === null) {
      setIsRetrying(false);
      onRetry();
    } else {
      signedIn?.unsavedWork.keepDrafts();
      window.location.reload();
    }
  }

  const actions = (
    <Button variant="primary" pending={isRetrying} onClick={() => void handleRetry()}>
      Retry
    </Button>
  );
  return (
    <MessageScreen ref={screenRef} title={TITLE} place={place} actions={actions}>
      <p>
        {wasOffline
          ? 'You’re offline. We’ll try again when you’re back online.'
          : 'We couldn’t load this part of the portal. Check your connection and try again.'}
      </p>
    </MessageScreen>
  );
}

/** Retries on reconnect if the browser was offline at the failure, and returns whether it was. A failure while online waits for the user, so that retries end. */
function useRetryOnReconnect(onRetry: () => void): boolean {
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => (wasOffline ? onReconnect(onRetry) : undefined), [wasOffline, onRetry]);
  return wasOffline;
}

/** Gives the failure the document title, the focus and an announcement, as a page has them. */
function useAnnounceFailure(screenRef: RefObject<HTMLElement | null>): void {
  const reportFailedPage = useReportFailedPage();
  // Restored before the next page sets its own.
  useLayoutEffect(() => {
    const previousTitle = document.title;
    document.title = documentTitle(TITLE);
    return () => {
      document.title = previousTitle;
    };
  }, []);
  useEffect(() => {
    screenRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    reportFailedPage(TITLE);
  }, [screenRef, reportFailedPage]);
}
