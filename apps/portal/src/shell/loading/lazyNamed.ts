import { type ComponentType, createElement, type ReactElement } from 'react';
import { type Load, loadOnce } from './loadOnce.ts';
import { useLoad } from './useLoad.ts';

/** A component that is loaded when it is first drawn, or before that by `load`. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads it, for who knows that it will be drawn. A failure shows where it is drawn, too. */
  load: Load<unknown>;
};

/**
 * A component that its module exports by name, and that is loaded when it is first drawn. Draws nothing until then, throws when it failed, and can be drawn
 * again after that. It does not suspend: React holds what comes back to a `Suspense` for up to 300 ms, so that each new page would come so much later.
 */
export function lazyNamed<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): LazyComponent<Props> {
  const loadModule = loadOnce(load);
  function Lazy(props: Props): ReactElement | null {
    const module = useLoad(loadModule);
    return module && createElement(module[name], props);
  }
  return Object.assign(Lazy, { load: loadModule });
}
