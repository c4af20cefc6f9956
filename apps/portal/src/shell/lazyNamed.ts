import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** `React.lazy` for a component that its module exports by name. */
export function lazyNamed<Name extends string, Props>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await load())[name] }));
}
