'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RegisteredWork, UnsavedWorkSource } from '../drafts/createUnsavedWork.ts';
import { useSignedInServices } from './SignedInProvider.tsx';

/** The work of one form. */
export interface UseUnsavedWorkOptions extends Pick<UnsavedWorkSource, 'restore'> {
  /** What would be lost, as plain data without files and secrets; undefined while nothing would. */
  value: unknown;
}

/** What became of an earlier draft. */
export interface UseUnsavedWorkResult {
  /** When the draft that now fills the form had been kept: say so until it is answered. Null when there was none. */
  readonly restoredAt: Date | null;
  /** The user has read it. */
  dismiss(this: void): void;
  /** What the form holds now is saved or given up: call it before the form leaves the page with it, else it comes back as a draft. */
  forget(this: void): void;
}

/** Keeps what a form holds while the user is on another page of the portal, and over the end of a session; asks before it is lost otherwise. `key` names the form, and what it is about, in this portal. */
export function useUnsavedWork(key: string, options: UseUnsavedWorkOptions): UseUnsavedWorkResult {
  const { unsavedWork } = useSignedInServices('useUnsavedWork');
  const latest = useRef(options);
  const registered = useRef<RegisteredWork | null>(null);
  const [restored, setRestored] = useState<{ key: string; at: Date } | null>(null);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // Before the first paint, so that a form that is filled again never shows empty.
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
