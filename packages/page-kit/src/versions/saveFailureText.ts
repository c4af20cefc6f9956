import type { PortalError } from '@quayside/portal-core';
import { isNetworkError } from '@quayside/portal-core/react';
import { failureAdvice, isRejected } from '../failures/failureAdvice.ts';

/** Whether a save failed because the device is offline. The draft saves once it is online again, and until then nobody can. */
export function waitsForConnection(error: PortalError): boolean {
  return isNetworkError(error) && !navigator.onLine;
}

/** Why changes are not saved, below a title that says so. What the server refused has its own sentence. */
export function saveFailureText(error: PortalError): string {
  if (waitsForConnection(error)) return 'They’re still here. We save them once you’re online again.';
  if (isRejected(error)) return failureAdvice(error);
  return `They’re still here. ${failureAdvice(error)}`;
}
