'use client';

import {
  Component,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type JSX,
  type ReactNode,
} from 'react';
import type { LoadCode } from '../areas/area.ts';
import { TimeoutError } from '../base/errors/errors.ts';
import { usePortalServices } from './PortalProvider.tsx';

/** A card, or another part that an area contributes to a page of another area. */
export interface AreaPartProps {
  /** Names the area in the report of a failure. */
  areaId: string;
  /** Its name in an error, such as `The card Open cases`. */
  name: string;
  load: LoadCode<ComponentType>;
  /** Shown until the part is loaded, and while its own `Suspense` waits. */
  fallback: ReactNode;
  /** Shown in its place when it throws, fails to load or takes too long. `retry` loads and draws it again. */
  failed: (retry: () => void) => ReactNode;
  /** The timeout of its loading, in milliseconds; default 10,000. */
  timeoutMs?: number;
}

/**
 * Draws an area's contribution to a page of another area. A part that throws, fails to load or takes too long leaves the page
 * working. React reports the failure to the root's `onCaughtError`, whose `errorBoundary` names the area in its props.
 */
export function AreaPart({ failed, areaId, ...part }: AreaPartProps): JSX.Element {
  const [attempt, setAttempt] = useState(0);
  return (
    <AreaBoundary key={attempt} areaId={areaId} failed={failed(() => setAttempt(attempt + 1))}>
      <Suspense fallback={part.fallback}>
        <LoadedPart {...part} />
      </Suspense>
    </AreaBoundary>
  );
}

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; Part: ComponentType };

function LoadedPart({
  name,
  load,
  fallback,
  timeoutMs = 10_000,
}: Omit<AreaPartProps, 'failed' | 'areaId'>): ReactNode {
  const { clock } = usePortalServices().platform;
  const [state, setState] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Loading): void => {
      if (isWanted) setState(next);
      isWanted = false;
    };
    const cancelTimer = clock.setTimeout(() => {
      const message = `${name} took longer than ${timeoutMs / 1000} s. Try again in a moment.`;
      settle({ status: 'failed', error: new TimeoutError(message, timeoutMs) });
    }, timeoutMs);
    load().then(
      (Part) => settle({ status: 'loaded', Part }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      isWanted = false;
      cancelTimer();
    };
  }, [clock, load, name, timeoutMs]);
  if (state.status === 'failed') throw state.error;
  return state.status === 'loaded' ? <state.Part /> : fallback;
}

interface BoundaryProps {
  areaId: string;
  failed: ReactNode;
  children: ReactNode;
}

class AreaBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
