import type { FieldValues, SchemaForm } from '@quayside/page-kit/form';
import { useState } from 'react';

/** Submits a form once its files are on the server. `failures` counts the presses at which one was not. */
export function useSubmitAfterUploads<Values extends FieldValues>(
  form: SchemaForm<Values>,
  isUploaded: () => Promise<boolean>,
): { readonly isWaiting: boolean; readonly failures: number; readonly submit: () => Promise<void> } {
  const [isWaiting, setIsWaiting] = useState(false);
  const [failures, setFailures] = useState(0);
  async function submit(): Promise<void> {
    if (isWaiting) return;
    setIsWaiting(true);
    const isReady = await isUploaded();
    setIsWaiting(false);
    if (isReady) await form.submit();
    else setFailures(failures + 1);
  }
  return { isWaiting, failures, submit };
}
