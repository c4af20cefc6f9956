import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  useSyncExternalStore,
} from 'react';
import { createLoader, type Loader } from './createLoader.ts';
import { PageLoading } from './PageLoading.tsx';

/** A component whose code is loaded when it is first rendered. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code ahead of the first render. If that fails, the render throws the error. */
  load: Loader<ComponentType<Props>>;
};

/**
 * Creates a component that loads its code when it is first rendered. It renders nothing until then and throws when the load failed.
 * It does not suspend, as `React.lazy` does, because React shows resolved content up to 300 ms late after a `Suspense` fallback.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const loader = createLoader(load);
  function Lazy(props: Props): ReactElement | null {
    const Loaded = useLoader(loader);
    return Loaded && createElement(Loaded, props);
  }
  return Object.assign(Lazy, { load: loader });
}

/** The loaded value, or null while it is loading. Throws when the load failed. */
export function useLoader<Value>(load: Loader<Value>): Value | null {
  const state = useSyncExternalStore(load.subscribe, load.getSnapshot);
  if (state.status === 'failed') throw state.error;
  if (state.status === 'loaded') return state.value;
  // React subscribes after it has committed, which takes long on a slow device. The request starts now.
  load().catch(() => undefined);
  return null;
}

/** The `part` that the children need. */
export interface WhenLoadedProps {
  part: Loader<unknown>;
  /** Rendered while the part is loading. Default: `PageLoading`. */
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Renders its children once the code they need is loaded. Throws when the load failed. */
export function WhenLoaded({ part, meanwhile, children }: WhenLoadedProps): ReactNode {
  return useLoader(part) === null ? (meanwhile ?? <PageLoading />) : children;
}
