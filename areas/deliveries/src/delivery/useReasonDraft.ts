import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';

/** The reason of a decision about a delivery. The typed text is restored after a reload or a new sign-in. */
export function useReasonDraft(caseNumber: string): readonly [string, (reason: string) => void] {
  const [reason, setReason] = useState('');
  useUnsavedWork(`delivery-reason ${caseNumber}`, {
    value: reason === '' ? undefined : reason,
    restore(draft) {
      if (typeof draft !== 'string') return false;
      setReason(draft);
      return true;
    },
  });
  return [reason, setReason];
}
