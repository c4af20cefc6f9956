import { useOptionalSignedInServices } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { MessageScreen, type MessageScreenProps } from '@quayside/ui/MessageScreen';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { documentTitle } from '../../domain/product.ts';
import { useReportFailedPage } from '../routing/pageTransition/pageTransitionContext.ts';
import { fetchDeployedPage } from './fetchDeployedPage.ts';
import { loadAgain } from './loadOnce.ts';
import { onReturn } from './onReturn.ts';

const TITLE = 'This could not be shown';

/** What failed, and how it is drawn anew. */
export interface PageFailedProps extends Required<Pick<MessageScreenProps, 'place'>> {
  error: unknown;
  /** Whether it was drawn anew before, and failed again. */
  wasTried: boolean;
  onRetry: () => void;
}

/** Says that a part could not be shown. It is tried again when the user says so, and by itself when it failed offline and the browser is online again. */
export function PageFailed({ place, error, wasTried, onRetry }: PageFailedProps): JSX.Element {
  const signedIn = useOptionalSignedInServices();
  const [isTrying, setIsTrying] = useState(false);
  const wasOffline = useRetryOnReturn(onRetry);
  const screenRef = useRef<HTMLElement>(null);
  useAnnounceFailure(screenRef);

  async function tryAgain(): Promise<void> {
    setIsTrying(true);
    const hasCome = await loadAgain(error);
    // A new version may have taken the place of what is missing. Without a connection a reload would only take the page away.
    if ((hasCome && !wasTried) || (await fetchDeployedPage()) === null) {
      setIsTrying(false);
      onRetry();
    } else {
      signedIn?.unsavedWork.keepDrafts();
      window.location.reload();
    }
  }

  const actions = (
    <Button variant="primary" pending={isTrying} onClick={() => void tryAgain()}>
      Try again
    </Button>
  );
  return (
    <MessageScreen ref={screenRef} title={TITLE} place={place} actions={actions}>
      <p>
        {wasOffline
          ? 'You are offline. This is tried again by itself when the connection is back.'
          : 'A part of the portal failed or could not be loaded. Check your connection and try again.'}
      </p>
    </MessageScreen>
  );
}

/** Calls back when the browser is online again, if it is not now, which it returns. A failure that comes while online waits for the user, so that nothing is tried for ever. */
function useRetryOnReturn(onRetry: () => void): boolean {
  const [wasOffline] = useState(() => !navigator.onLine);
  useEffect(() => (wasOffline ? onReturn(onRetry) : undefined), [wasOffline, onRetry]);
  return wasOffline;
}

/** The title, the focus and what is read out say it, as they would have said the page. */
function useAnnounceFailure(screenRef: RefObject<HTMLElement | null>): void {
  const reportFailedPage = useReportFailedPage();
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle(TITLE);
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    screenRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    reportFailedPage(TITLE);
  }, [screenRef, reportFailedPage]);
}
