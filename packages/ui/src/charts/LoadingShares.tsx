'use client';
import type { JSX } from 'react';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { seriesCount } from './chartShares.ts';
import { ShareSkeletons } from './LoadingShares.styles.ts';

export type LoadingSharesProps = { count: number; announcement: string };

/** Placeholders as tall as the labels of segments. */
export function LoadingShares({ count, announcement }: LoadingSharesProps): JSX.Element {
  return (
    <ShareSkeletons>
      <VisuallyHidden>{announcement}</VisuallyHidden>
      {Array.from({ length: Math.min(count, seriesCount) }, (_, row) => (
        <div key={row}>
          <Skeleton length={row % 2 === 0 ? 'long' : 'medium'} />
        </div>
      ))}
    </ShareSkeletons>
  );
}
