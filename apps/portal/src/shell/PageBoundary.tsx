import { Button } from '@quayside/ui/Button';
import { MessageScreen, type MessageScreenProps } from '@quayside/ui/MessageScreen';
import { Component, type JSX, type ReactNode } from 'react';

interface Props extends Pick<MessageScreenProps, 'place'> {
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps what fails while it is drawn or loaded from taking everything around it along. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailed place={this.props.place ?? 'page'} /> : this.props.children;
  }
}

function PageFailed({ place }: Required<Pick<MessageScreenProps, 'place'>>): JSX.Element {
  const reload = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Reload
    </Button>
  );
  return (
    <MessageScreen title="This could not be shown" place={place} actions={reload}>
      <p>A part of the portal failed or could not be loaded. Check your connection and reload the page.</p>
    </MessageScreen>
  );
}
