'use client';

import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '../base/store/createStore.ts';

/** The state of one of the core's stores, followed. */
export function useStore<State>({ subscribe, getSnapshot }: ReadableStore<State>): State {
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
