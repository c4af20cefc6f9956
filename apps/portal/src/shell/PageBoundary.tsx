import { usePortalServices } from '@quayside/portal-core/react';
import { Button } from '@quayside/ui/Button';
import { MessageScreen, type MessageScreenProps } from '@quayside/ui/MessageScreen';
import { Component, type JSX, type ReactNode } from 'react';
import { fetchDeployedPage } from './fetchDeployedPage.ts';
import { forgetFailedLoads, hasFailedLoads } from './loadOnce.ts';

interface Props {
  /** Where a failure is said; `nowhere` for what the page can do without. Default `page`. */
  place?: MessageScreenProps['place'] | 'nowhere';
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps what fails while it is drawn or loaded from taking everything around it along, and lets it be tried again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly retry = (): void => {
    forgetFailedLoads();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    const { place = 'page', children } = this.props;
    if (!this.state.failed) return children;
    return place === 'nowhere' ? null : <PageFailed place={place} onRetry={this.retry} />;
  }
}

interface PageFailedProps extends Required<Pick<MessageScreenProps, 'place'>> {
  onRetry: () => void;
}

function PageFailed({ place, onRetry }: PageFailedProps): JSX.Element {
  const { unsavedWork } = usePortalServices();

  function reload(): void {
    unsavedWork?.keepDrafts();
    window.location.reload();
  }

  async function tryAgain(): Promise<void> {
    // A browser asks for a script that failed once only in the life of a page; without a connection a reload would only take the page away.
    if (hasFailedLoads() && (await fetchDeployedPage()) !== null) reload();
    else onRetry();
  }

  const actions = (
    <>
      <Button variant="primary" onClick={() => void tryAgain()}>
        Try again
      </Button>
      <Button onClick={reload}>Reload</Button>
    </>
  );
  return (
    <MessageScreen title="This could not be shown" place={place} actions={actions}>
      <p>
        A part of the portal failed or could not be loaded. Check your connection and try again; if that does
        not help, reload the page.
      </p>
    </MessageScreen>
  );
}
