'use client';

import type { DiffItem } from '@quayside/ui/DiffList';
import type { ReactNode } from 'react';

/** One field of two versions, or nothing where it is the same. An empty text is a value that is missing. */
export function changedItem(id: string, term: string, before: ReactNode, after: ReactNode): DiffItem[] {
  const [old, present] = [before || undefined, after || undefined];
  if (old === present) return [];
  if (old === undefined) return [{ id, term, kind: 'added', after: present }];
  if (present === undefined) return [{ id, term, kind: 'removed', before: old }];
  return [{ id, term, kind: 'changed', before: old, after: present }];
}
