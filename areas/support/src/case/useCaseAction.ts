import {
  useOwnName,
  useVersionedAction,
  withoutCache,
  type UseVersionedActionResult,
  type VersionedActionCalls,
} from '@quayside/page-kit/versions';
import type { HttpClient } from '@quayside/portal-core';
import type { CaseActionInput } from './caseActionInput.ts';
import { isStillAllowed } from './caseConflict.ts';
import { changeCase, closeCase, decideResolution, getCase, type CaseDetails } from '../api.ts';

export type CaseAction = UseVersionedActionResult<CaseActionInput, CaseDetails>;

export function caseActionCalls(ownName: string): VersionedActionCalls<CaseActionInput, CaseDetails> {
  return {
    send,
    read: (http, { caseNumber }) => getCase.send(http, { path: { caseNumber } }, withoutCache),
    operationId: getCase.id,
    isDone: (input, details) => details.changedBy === ownName && shows(input, details),
  };
}

/** The actions on a case. `take` draws the version that a request brought; `typed` is what is typed in the page, null for nothing. */
export function useCaseAction(
  drawn: CaseDetails | undefined,
  take: (saved: CaseDetails) => void,
  typed: CaseActionInput | null,
  onDone: (input: CaseActionInput) => void,
): CaseAction {
  return useVersionedAction<CaseActionInput, CaseDetails>({
    drawn,
    take,
    onDone,
    typed: { input: typed, isPossible: isStillAllowed },
    ...caseActionCalls(useOwnName()),
  });
}

function send(
  http: HttpClient,
  input: CaseActionInput,
  { caseNumber, etag }: CaseDetails,
): Promise<CaseDetails> {
  const seen = { path: { caseNumber }, etag };
  switch (input.kind) {
    case 'priority':
      return changeCase.send(http, { ...seen, body: { priority: input.priority } });
    case 'accept':
      return decideResolution.send(http, { ...seen, body: { decision: 'accept' } });
    case 'reject':
      return decideResolution.send(http, { ...seen, body: { decision: 'reject', reason: input.reason } });
    case 'close':
    default: {
      const { reason, comment } = input;
      return closeCase.send(http, { ...seen, body: { reason, ...(comment !== '' && { comment }) } });
    }
  }
}

/** Whether a case has what an action leads to. */
function shows(input: CaseActionInput, { priority, status, resolution }: CaseDetails): boolean {
  switch (input.kind) {
    case 'priority':
      return priority === input.priority;
    case 'accept':
      return resolution?.decision === 'accepted';
    case 'reject':
      return resolution?.decision === 'rejected';
    case 'close':
    default:
      return status === 'closed';
  }
}
