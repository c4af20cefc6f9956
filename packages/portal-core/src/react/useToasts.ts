'use client';

import type { Toasts } from '../toasts/createToasts.ts';
import { openToasts, type Toast } from '../toasts/toastsState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The open toasts and the commands. */
export interface UseToastsResult extends Pick<Toasts, 'add' | 'dismiss' | 'withdraw'> {
  /** Five at most, oldest first. The others wait. */
  readonly toasts: readonly Toast[];
}

/** Returns the open toasts, for the one component that draws them. */
export function useToasts(): UseToastsResult {
  const store = useSignedInServices('useToasts').toasts;
  const toasts = openToasts(useStore(store));
  return { toasts, add: store.add, dismiss: store.dismiss, withdraw: store.withdraw };
}

/** Returns the command that adds a toast. The component does not render when toasts change. */
export function useAddToast(): Toasts['add'] {
  return useSignedInServices('useAddToast').toasts.add;
}
