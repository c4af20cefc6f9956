'use client';

import type { Toasts } from '../toasts/createToasts.ts';
import { openToasts, type Toast } from '../toasts/toastsState.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The toasts to draw, and the commands. */
export interface UseToastsResult extends Pick<Toasts, 'add' | 'dismiss' | 'withdraw'> {
  /** Five at most, oldest first; the others wait. */
  readonly toasts: readonly Toast[];
}

/** The news that is open, for the one place that draws it. */
export function useToasts(): UseToastsResult {
  const store = useSignedInServices('useToasts').toasts;
  const toasts = openToasts(useStore(store));
  return { toasts, add: store.add, dismiss: store.dismiss, withdraw: store.withdraw };
}

/** The command that adds news, for a page: it does not render again when news comes. */
export function useAddToast(): Toasts['add'] {
  return useSignedInServices('useAddToast').toasts.add;
}
