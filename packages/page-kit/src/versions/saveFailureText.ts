import type { PortalError } from '@quayside/portal-core';
import { isNetworkError } from '@quayside/portal-core/react';
import { failureAdvice, isRejected } from '../failures/failureAdvice.ts';

/** Why changes are not saved, below a title that says so. What the server refused has its own sentence. */
export function saveFailureText(error: PortalError): string {
  if (isNetworkError(error) && !navigator.onLine)
    return 'They’re still here. We save them once you’re online again.';
  if (isRejected(error)) return failureAdvice(error);
  return `They’re still here. ${failureAdvice(error)}`;
}
