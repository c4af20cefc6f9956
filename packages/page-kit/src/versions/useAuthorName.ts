'use client';

import { authorName } from './lastChange.ts';
import { useOwnName } from './useOwnName.ts';
import { useCallback } from 'react';

/** How a sentence names whoever changed something. */
export type AuthorName = (name: string) => string;

/** Names the author of another version at the beginning of a sentence, who may be the user in another tab. */
export function useAuthorName(): AuthorName {
  const ownName = useOwnName();
  return useCallback((name) => authorName(name, ownName), [ownName]);
}
