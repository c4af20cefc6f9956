import type { ReactNode } from 'react';
import type { Load } from './loadOnce.ts';
import { PageLoading } from './PageLoading.tsx';
import { useLoad } from './useLoad.ts';

/** A part of the portal, what is drawn once it is there, and what stands there `meanwhile`; default Loading. */
export interface WhenLoadedProps {
  part: Load<unknown>;
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Draws what needs a part of the portal once that is there. Throws when it failed. */
export function WhenLoaded({ part, meanwhile, children }: WhenLoadedProps): ReactNode {
  if (useLoad(part) !== null) return children;
  return meanwhile ?? <PageLoading />;
}
