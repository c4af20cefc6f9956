'use client';

import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../base/store/createStore.ts';

/** Subscribes the component to a store and returns its snapshot. */
export function useStore<State>({ subscribe, getSnapshot }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
