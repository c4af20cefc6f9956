'use client';

import type { PortalError } from '@quayside/portal-core';
import { waitsForConnection } from './saveFailureText.ts';
import { type AutosaveState, type SaveStop } from './createAutosave.ts';
import { SaveStatus } from '@quayside/ui/SaveStatus';
import type { JSX } from 'react';

/** Whether the user's changes are on the server. `onRetry` saves again after a failure, unless the device is offline. */
export interface AutosaveStatusProps {
  save: AutosaveState<SaveStop & { readonly error?: PortalError }>;
  onRetry?: () => void;
}

/** The status of an automatic save. A page shows the user's decision about a conflict beside it. */
export function AutosaveStatus({ save, onRetry }: AutosaveStatusProps): JSX.Element {
  if (save.status === 'saved')
    return <SaveStatus status="saved" {...(save.at !== null && { savedAt: save.at })} />;
  if (save.status === 'failed') {
    const canRetry = save.error === undefined || !waitsForConnection(save.error);
    return <SaveStatus status="failed" {...(onRetry && canRetry && { onRetry })} />;
  }
  return <SaveStatus status={save.status === 'conflict' || save.status === 'ended' ? 'failed' : 'saving'} />;
}
