'use client';

import { EmptyState } from '@quayside/ui/EmptyState';
import type { IconShape } from '@quayside/ui/icons';
import type { JSX, ReactNode } from 'react';

/** The subject of a page, and the list where the user finds others. */
export interface DetailNotFoundProps {
  /** Names the thing within a sentence: `change request`. */
  noun: string;
  icon: IconShape;
  /** Leads to the list. */
  toList: ReactNode;
  /** The reason why the thing may not exist, and advice. */
  notFound: ReactNode;
}

/** Shown for a thing that does not exist and, in the same words, for one of another company. */
export function DetailNotFound({ noun, icon, toList, notFound }: DetailNotFoundProps): JSX.Element {
  return (
    <EmptyState size="page" icon={icon} title={`There is no such ${noun}`} action={toList}>
      {notFound}
    </EmptyState>
  );
}
