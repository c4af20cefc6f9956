'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RegisteredWork, UnsavedWorkSource } from '../drafts/createUnsavedWork.ts';
import { useSignedInServices } from './SignedInProvider.tsx';

/** The unsaved work of one form. */
export interface UseUnsavedWorkOptions extends Pick<UnsavedWorkSource, 'restore'> {
  /** The work as plain data, without files and secrets; undefined while nothing would be lost. */
  value: unknown;
}

/** The draft that was restored, and the commands. */
export interface UseUnsavedWorkResult {
  /** When the restored draft was saved; null when there was none. Tell the user until they dismiss it. */
  readonly restoredAt: Date | null;
  /** Call it when the user has read the message. */
  dismiss(this: void): void;
  /** Marks the current work as saved or discarded. Call it before the form unmounts, or its work comes back as a draft. */
  forget(this: void): void;
}

/** Saves a form's work as a draft when the form unmounts or the session ends, and restores it when the form mounts again. The browser asks before the work is lost in another way. `key` identifies the form and its subject within the portal. */
export function useUnsavedWork(key: string, options: UseUnsavedWorkOptions): UseUnsavedWorkResult {
  const { unsavedWork } = useSignedInServices('useUnsavedWork');
  const latest = useRef(options);
  const registered = useRef<RegisteredWork | null>(null);
  const [restored, setRestored] = useState<{ key: string; at: Date } | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // Before the first paint, so that a restored form never appears empty.
  useLayoutEffect(() => {
    const work = unsavedWork.register(key, {
      read: () => latest.current.value,
      restore: (draft) => latest.current.restore(draft),
    });
    registered.current = work;
    if (work.restoredAt !== null) setRestored({ key, at: work.restoredAt });
    return work.end;
  }, [unsavedWork, key]);
  const dismiss = useCallback(() => setRestored(null), []);
  const forget = useCallback(() => registered.current?.forget(), []);
  return { restoredAt: restored?.key === key ? restored.at : null, dismiss, forget };
}
