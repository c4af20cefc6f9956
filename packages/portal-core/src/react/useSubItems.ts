'use client';

import { useCallback } from 'react';
import { selectSubItems, type SubItemsState } from '../navigation/createNavigation.ts';
import { useNavigation } from './useNavigation.ts';
import { useView } from './useView.ts';

/** The state of a parent's dynamic sub-items and the command that loads them. */
export interface UseSubItemsResult {
  readonly state: SubItemsState;
  /** Loads unless ready or under way; after an error it is the retry. */
  load(this: void): Promise<void>;
}

/** The dynamic sub-items of one parent of the active view. */
export function useSubItems(parentName: string): UseSubItemsResult {
  const { view } = useView();
  const { state, loadSubItems } = useNavigation();
  const load = useCallback(() => loadSubItems(view, parentName), [loadSubItems, view, parentName]);
  return { state: selectSubItems(state, view, parentName), load };
}
