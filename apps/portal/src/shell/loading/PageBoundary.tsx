import type { MessageScreenProps } from '@quayside/ui/MessageScreen';
import { Component, type ReactNode } from 'react';
import { forgetFailedLoads } from './loadOnce.ts';
import { PageFailed } from './PageFailed.tsx';

interface Props {
  /** Where a failure is said; `nowhere` for what the page can do without. Default `page`. */
  place?: MessageScreenProps['place'] | 'nowhere';
  /** Names the area of the page in the report of a failure. */
  areaId?: string;
  /** Called after each failure. */
  onFail?: (() => void) | undefined;
  /** Whenever this is another, what failed is tried again. */
  retryKey?: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
  /** Whether it was drawn anew after a failure. */
  wasTried: boolean;
}

/** Keeps what fails while it is drawn or loaded from taking everything around it along, and lets it be tried again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, wasTried: false };

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
    // Whoever comes back to it comes to try again.
    if (this.state.failure) forgetFailedLoads();
  }

  readonly retry = (): void => {
    forgetFailedLoads();
    this.setState({ failure: null, wasTried: true });
  };

  override render(): ReactNode {
    const { place = 'page', children } = this.props;
    const { failure, wasTried } = this.state;
    if (failure === null) return children;
    if (place === 'nowhere') return null;
    return <PageFailed place={place} error={failure.error} wasTried={wasTried} onRetry={this.retry} />;
  }
}
