import { SaveStatus } from '@quayside/ui/SaveStatus';
import type { JSX } from 'react';
import type { AutosaveState, SaveStop } from '@quayside/page-kit/versions';

/** Whether the user's changes are on the server. `onRetry` saves again after a failure. */
export interface AutosaveStatusProps {
  save: AutosaveState<SaveStop>;
  onRetry?: () => void;
}

/** The status of an automatic save. A page shows the user's decision about a conflict beside it. */
export function AutosaveStatus({ save, onRetry }: AutosaveStatusProps): JSX.Element {
  if (save.status === 'saved')
    return <SaveStatus status="saved" {...(save.at !== null && { savedAt: save.at })} />;
  if (save.status === 'failed') return <SaveStatus status="failed" {...(onRetry && { onRetry })} />;
  return <SaveStatus status={save.status === 'conflict' || save.status === 'ended' ? 'failed' : 'saving'} />;
}
