'use client';

import { Button } from '@quayside/ui/Button';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import {
  createElement,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';

type Loaded<Props> = ComponentType<Props> | 'failed' | null;

/**
 * Creates a dialog whose code is loaded when it opens for the first time. Until then nothing is drawn. If the code cannot be loaded, the
 * page around it stays, and a message at the lower edge of the window offers to try again.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const useLoaded = createLoading(load);
  return function LazyDialog(props) {
    const [loaded, retry] = useLoaded();
    if (loaded === 'failed') return <NotLoaded style={lowerEdge} onRetry={retry} />;
    return loaded && createElement(loaded, props);
  };
}

/**
 * Creates a part of a page whose code is loaded when it is first drawn. `meanwhile` stands in its place until then. If the code cannot be
 * loaded, a message in its place offers to try again.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode,
): (props: Props) => ReactNode {
  const useLoaded = createLoading(load);
  return function LazySection(props) {
    const [loaded, retry] = useLoaded();
    if (loaded === 'failed') return <NotLoaded onRetry={retry} />;
    return loaded === null ? meanwhile : createElement(loaded, props);
  };
}

/** Loads the code once for all places. A failed load is tried again by the next place, when the device comes online, or by the user. */
function createLoading<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): () => readonly [loaded: Loaded<Props>, retry: () => void] {
  let known: ComponentType<Props> | null = null;
  return function useLoaded() {
    const [loaded, setLoaded] = useState<Loaded<Props>>(() => known);
    const isOpen = loaded === null;
    useEffect(() => {
      if (!isOpen) return undefined;
      let isMounted = true;
      async function start(): Promise<void> {
        const component = await load().catch(() => 'failed' as const);
        if (component !== 'failed') known = component;
        if (isMounted) setLoaded(() => component);
      }
      void start();
      return () => {
        isMounted = false;
      };
    }, [isOpen]);
    const hasFailed = loaded === 'failed';
    useEffect(() => {
      if (!hasFailed) return undefined;
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed]);

    function retry(): void {
      setLoaded(null);
    }
    return [loaded, retry];
  };
}

const lowerEdge: CSSProperties = {
  position: 'fixed',
  insetInline: 'var(--qs-space-16)',
  insetBlockEnd: 'var(--qs-space-16)',
  marginInline: 'auto',
  maxInlineSize: '36rem',
  zIndex: 'var(--qs-z-toast)',
};

function NotLoaded({ style, onRetry }: { style?: CSSProperties; onRetry: () => void }): ReactNode {
  return (
    <InlineAlert
      tone="critical"
      live="assertive"
      {...(style && { style })}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      We couldn’t open this. Check your connection, then try again.
    </InlineAlert>
  );
}
