'use client';

import { useCallback } from 'react';
import { selectSubItems, type SubItemsState } from '../navigation/createNavigation.ts';
import { useNavigation } from './useNavigation.ts';
import { useView } from './useView.ts';

/** The state of a parent's sub-items and the command that loads them. */
export interface UseSubItemsResult {
  readonly state: SubItemsState;
  /** Loads the sub-items, unless they are ready or loading. Also retries after a failure. */
  load(this: void): Promise<void>;
}

/** Returns the sub-items of a dynamic parent of the active view. */
export function useSubItems(parentName: string): UseSubItemsResult {
  const { view } = useView();
  const { state, loadSubItems } = useNavigation();
  const load = useCallback(() => loadSubItems(view, parentName), [loadSubItems, view, parentName]);
  return { state: selectSubItems(state, view, parentName), load };
}
