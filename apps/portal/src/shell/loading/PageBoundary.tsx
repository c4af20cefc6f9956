import type { MessageScreenProps } from '@quayside/ui/MessageScreen';
import { Component, type ReactNode } from 'react';
import { resetFailedLoads } from './createLoader.ts';
import { PageFailed } from './PageFailed.tsx';

interface Props {
  /** The place of the error. `nowhere` shows nothing: the page works without the children. Default `page`. */
  place?: MessageScreenProps['place'] | 'nowhere';
  /** Names the area of the page in the report of an error. */
  areaId?: string;
  onFail?: (() => void) | undefined;
  /** A new key retries after an error. */
  retryKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  wasRetried: boolean;
}

/** An error boundary for code that fails to load or to render. The rest of the page keeps working, and the user can retry. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, wasRetried: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override componentDidUpdate({ retryKey }: Props): void {
    if (this.state.failure && retryKey !== this.props.retryKey) this.retry();
  }

  override componentWillUnmount(): void {
    // The next mount retries.
    if (this.state.failure) resetFailedLoads();
  }

  readonly retry = (): void => {
    resetFailedLoads();
    this.setState({ failure: null, wasRetried: true });
  };

  override render(): ReactNode {
    const { place = 'page', children } = this.props;
    const { failure, wasRetried } = this.state;
    if (failure === null) return children;
    if (place === 'nowhere') return null;
    return <PageFailed place={place} error={failure.error} wasRetried={wasRetried} onRetry={this.retry} />;
  }
}
