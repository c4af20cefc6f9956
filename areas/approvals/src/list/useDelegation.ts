import type { HttpClient } from '@quayside/portal-core';
import {
  useVersionedAction,
  withoutCache,
  useSavedVersion,
  type VersionedActionState,
  type UseVersionedActionResult,
} from '@quayside/page-kit/versions';
import { useAddToast, useResource } from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { useState } from 'react';
import { useColleagues } from '@quayside/shared/colleagues/useColleagues.ts';
import { delegateApprovals, endApprovalDelegation, getApprovalDelegation, type Delegations } from '../api.ts';
import type { DelegationDraft } from './DelegationDialog.tsx';

export interface Delegation {
  /** Undefined before the first response. */
  readonly delegations: Delegations | undefined;
  /** Whether the first response has not arrived yet. */
  readonly isPending: boolean;
  readonly colleagues: ComboboxResults;
  /** The delegations about which the dialog asks, as they were drawn when it opened; null while it is closed. */
  readonly asked: Delegations | null;
  /** Sending what the user chose in the dialog. */
  readonly giving: VersionedActionState<DelegationDraft, Delegations>;
  readonly ending: UseVersionedActionResult<null, Delegations>;
  search(this: void, words: string): void;
  ask(this: void): void;
  /** Sends what the user chose, for the delegations that the dialog asks about. */
  delegate(this: void, draft: DelegationDraft): void;
  /** After a conflict: what the user chose stays in the dialog, and is sent for their version at the next press. */
  keepMine(this: void): void;
  close(this: void): void;
  end(this: void): void;
}

/** Delegates the user's approvals, and ends a delegation. The version reveals a change in another tab. */
export function useDelegation(): Delegation {
  const addToast = useAddToast();
  const [{ data: delegations, status }, take] = useSavedVersion(useResource(getApprovalDelegation, {}));
  const [asked, setAsked] = useState<Delegations | null>(null);
  const giving = useVersionedAction<DelegationDraft, Delegations>({
    drawn: delegations,
    take,
    read,
    send: (http, body, { etag }) => delegateApprovals.send(http, { body, etag }),
    operationId: delegateApprovals.id,
    isDone: ({ personId, from, until }, { given }) =>
      given?.to.id === personId && given.from === from && given.until === until,
    onDone: () => setAsked(null),
  });
  const ending = useVersionedAction<null, Delegations>({
    drawn: delegations,
    take,
    read,
    send: (http, _input, { etag }) => endApprovalDelegation.send(http, { etag }),
    operationId: endApprovalDelegation.id,
    isDone: (_input, { given }) => given === null,
    onDone: () => addToast({ tone: 'positive', text: 'The delegation has ended.' }),
  });
  const [words, setWords] = useState('');
  const colleagues = useColleagues(words, asked !== null);

  return {
    delegations,
    isPending: status === 'loading',
    colleagues,
    asked,
    giving: giving.state,
    ending,
    search: setWords,
    ask() {
      giving.close();
      setAsked(delegations ?? null);
    },
    delegate: (draft) => asked && void giving.send(draft, asked),
    keepMine() {
      if (giving.state.status === 'conflict') setAsked(giving.state.theirs);
      giving.close();
    },
    close() {
      giving.close();
      setAsked(null);
    },
    end: () => delegations && void ending.send(null, delegations),
  };
}

function read(http: HttpClient): Promise<Delegations> {
  return getApprovalDelegation.send(http, {}, withoutCache);
}
