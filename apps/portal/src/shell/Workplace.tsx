import { type ComponentType, createElement, type JSX, use } from 'react';

/** Loads what stands behind the sign-in; the same promise until it failed and is tried again. */
export interface WorkplaceProps {
  load: () => Promise<ComponentType>;
}

/** What stands behind the sign-in and the terms. Suspends while it is loaded. */
export function Workplace({ load }: WorkplaceProps): JSX.Element {
  return createElement(use(load()));
}
