import type { AccessDecision } from '@quayside/portal-core/access';
import { useSignedInServices } from '@quayside/portal-core/react';
import { useEffect, useState } from 'react';

const key = 'access-lost';
const granted: AccessDecision = { granted: true };

/**
 * Keeps access granted while the user has unsaved work. If the user loses access then, a toast warns and the page stays
 * (ACCESS-19).
 */
export function useAccessWhileEditing(decision: AccessDecision): AccessDecision {
  const { unsavedWork, toasts } = useSignedInServices();
  const [wasGranted, setWasGranted] = useState(decision.granted);
  const isEditing = !decision.granted && wasGranted && unsavedWork.isUnsaved();
  if (wasGranted !== decision.granted && !isEditing) setWasGranted(decision.granted);
  useEffect(() => {
    if (!isEditing) return undefined;
    toasts.add({
      key,
      tone: 'caution',
      lasting: true,
      title: 'You no longer have access to this page',
      text: 'You can still copy what you typed, but saving it may not work.',
    });
    return () => toasts.withdraw(key);
  }, [isEditing, toasts]);
  return isEditing ? granted : decision;
}
