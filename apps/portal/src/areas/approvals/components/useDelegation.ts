import {
  useAction,
  useAddToast,
  useCurrentUser,
  useResource,
  type UseResourceResult,
} from '@quayside/portal-core/react';
import type { ComboboxResults } from '@quayside/ui/Combobox';
import { createElement, useState } from 'react';
import { AbsenceText } from '../../../domain/entities/AbsenceText.tsx';
import type { OutOfOffice } from '../../../domain/entities/entities.ts';
import { failureAdvice } from '@quayside/page-kit/failures';
import { submitFailure } from '../../../domain/form/submitFailure.ts';
import { useSavedVersion } from '../../../domain/useSavedVersion.ts';
import { useDelayed } from '../../../domain/useDelayed.ts';
import {
  delegateApprovals,
  endApprovalDelegation,
  getApprovalDelegation,
  listColleagues,
  type Delegations,
} from '../api.ts';
import type { DelegationDraft } from './DelegationDialog.tsx';

/** The user's delegations, and changing the one that the user gave. */
export interface Delegation {
  /** Undefined before the first response. */
  readonly delegations: Delegations | undefined;
  /** Whether the first response has not arrived yet. */
  readonly isPending: boolean;
  readonly colleagues: ComboboxResults;
  readonly isSending: boolean;
  readonly isEnding: boolean;
  readonly isAsking: boolean;
  readonly problem: string | undefined;
  search(this: void, words: string): void;
  ask(this: void): void;
  cancel(this: void): void;
  delegate(this: void, draft: DelegationDraft): Promise<void>;
  end(this: void): Promise<void>;
}

/** Delegates the user's approvals, and ends a delegation. The version reveals a change in another tab. */
export function useDelegation(): Delegation {
  const addToast = useAddToast();
  const [{ data: delegations, status, refetch }, takeSaved] = useSavedVersion(
    useResource(getApprovalDelegation, {}),
  );
  const { run: save, state: saving } = useAction(delegateApprovals, { failure: 'in-place' });
  const { run: remove, state: ending } = useAction(endApprovalDelegation, { failure: 'in-place' });
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [words, setWords] = useState('');
  const searched = useDelayed(words);
  const colleagues = useResource(listColleagues, isAsking ? { query: { q: searched } } : null, {
    keepPrevious: true,
  });
  const ownEmail = useCurrentUser()?.email;
  const etag = delegations?.etag ?? '';

  return {
    delegations,
    isPending: status === 'loading',
    colleagues: resultsOf(colleagues, ownEmail),
    isSending: saving.status === 'running',
    isEnding: ending.status === 'running',
    isAsking,
    problem,
    search: setWords,
    ask() {
      setProblem(undefined);
      setIsAsking(true);
    },
    cancel: () => setIsAsking(false),
    async delegate(body) {
      const result = await save({ body, etag });
      if (result.status === 'done') {
        takeSaved(result.value);
        setIsAsking(false);
      }
      if (result.status !== 'failed') return;
      const failure = submitFailure(result.error);
      if (failure.kind === 'conflict') await refetch();
      setProblem(failure.kind === 'rejected' ? failure.problems[0]?.message : changedElsewhere);
    },
    async end() {
      const result = await remove({ etag });
      if (result.status === 'done') {
        takeSaved(result.value);
        addToast({ tone: 'positive', text: 'The delegation has ended.' });
      }
      if (result.status !== 'failed') return;
      addToast({ tone: 'critical', text: `The delegation wasn’t ended. ${failureAdvice(result.error)}` });
      await refetch();
    },
  };
}

const changedElsewhere = 'You changed your delegation in another tab. Check it and try again.';

interface Colleagues {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly outOfOffice?: OutOfOffice | undefined;
  }[];
}

function resultsOf(
  { status, data, isStale, refetch }: UseResourceResult<Colleagues>,
  ownEmail: string | undefined,
): ComboboxResults {
  if (status === 'failed') return { status: 'error', onRetry: () => void refetch() };
  if (data === undefined) return { status: 'loading' };
  const options = data.items
    .filter(({ email }) => email !== ownEmail)
    .map(({ id, name, email, outOfOffice }) => ({
      id,
      label: name,
      // A colleague who is out of office decides nothing.
      description: outOfOffice ? createElement(AbsenceText, outOfOffice) : email,
    }));
  return { status: isStale ? 'loading' : 'ready', options };
}
