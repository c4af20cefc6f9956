import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Load } from './loadOnce.ts';
import { PageLoading } from './PageLoading.tsx';
import { useLoad } from './useLoad.ts';

/** Loads what stands behind the sign-in. */
export interface SignedInAppProps {
  load: Load<ComponentType>;
}

/** What stands behind the sign-in and the terms, and Loading until it is there. */
export function SignedInApp({ load }: SignedInAppProps): ReactNode {
  const Loaded = useLoad(load);
  return Loaded === null ? <PageLoading /> : createElement(Loaded);
}
