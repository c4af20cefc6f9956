import { type ComponentType, createElement, use } from 'react';
import { loadOnce } from './loadOnce.ts';

/** A component that its module exports by name, and that is loaded when it is first drawn. Suspends until then; unlike `React.lazy` it can be drawn again after a failure. */
export function lazyNamed<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): ComponentType<Props> {
  const loadModule = loadOnce(load);
  return (props) => createElement(use(loadModule())[name], props);
}
