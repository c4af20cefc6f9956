import { lazyDialog } from '@quayside/page-kit/loading';
import { askedAction, versionWords } from '@quayside/page-kit/versions';
import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState, type JSX, type ReactNode } from 'react';
import * as v from 'valibot';
import type { CaseDetails } from '../api.ts';
import { reasonOf } from '@quayside/shared/rights/actions.ts';
import { isStillAllowed, typedText } from './caseConflict.ts';
import type { ClosingDraft } from './CaseDialogs.tsx';
import { CaseOutcome } from './CaseOutcome.tsx';
import { CaseSolution } from './CaseSolution.tsx';
import type { CaseActionInput } from './caseActionInput.ts';
import { useCaseAction, type CaseAction } from './useCaseAction.ts';

// The dialogs bring the headless library, which most visits do not need.
const PriorityDialog = lazyDialog(async () => (await import('./CaseDialogs.tsx')).PriorityDialog);
const CaseOverDialog = lazyDialog(async () => (await import('./CaseDialogs.tsx')).CaseOverDialog);
const CloseDialog = lazyDialog(async () => (await import('./CaseDialogs.tsx')).CloseDialog);

/** The state of the user's decisions about a case: the action, its dialog, conflict and solution. */
export interface CaseDecisionsState {
  readonly action: CaseAction;
  readonly closing: ClosingDraft;
  readonly conflict: ReactNode;
  readonly solution: ReactNode;
  setClosing(this: void, draft: ClosingDraft): void;
  open(this: void, dialog: 'priority' | 'close'): void;
  cancel(this: void): void;
}

const noClosing: ClosingDraft = { reason: null, comment: '' };
const draftSchema = v.object({ rejection: v.nullable(v.string()), comment: v.string() });

/** Holds the decisions about a case: typed texts, requests and conflicts. `take` draws the version that a request brought. */
export function useCaseDecisions(
  caseNumber: string,
  details: CaseDetails | undefined,
  nowMs: number,
  take: (saved: CaseDetails) => void,
): CaseDecisionsState {
  const [rejection, setRejection] = useState<string | null>(null);
  const [closing, setClosing] = useState(noClosing);
  const hasWork = (rejection ?? '').trim() !== '' || closing.comment.trim() !== '';
  const draft = useUnsavedWork(`case-${caseNumber}-decision`, {
    value: hasWork ? { rejection, comment: closing.comment } : undefined,
    restore(saved) {
      const { success, output } = v.safeParse(draftSchema, saved);
      if (!success) return false;
      setRejection(output.rejection);
      setClosing({ ...noClosing, comment: output.comment });
      return true;
    },
  });
  const action = useCaseAction(details, take, typedInput(rejection, closing), ({ kind }) => {
    // Another text that is typed stays.
    if (kind === 'close') setClosing(noClosing);
    if (kind !== 'priority') {
      setRejection(null);
      draft.forget();
    }
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('[data-next-step]')?.focus({ preventScroll: true });
  });
  const { state } = action;

  const decide = (input: CaseActionInput): void => {
    if (details !== undefined) void action.send(input, details);
  };

  /** Keeps the other user's change of the case. A reason that can no longer be sent is no unsaved work. */
  function leave(): void {
    action.close();
    if (state.status !== 'conflict' || state.input.kind !== 'reject') setClosing(noClosing);
    if (details?.allowedActions.includes('decideResolution') !== true) setRejection(null);
  }

  return {
    action,
    closing,
    conflict: <CaseOutcome action={action} nowMs={nowMs} onLeave={leave} />,
    solution: details?.resolution && (
      <CaseSolution
        resolution={details.resolution}
        canDecide={details.allowedActions.includes('decideResolution')}
        refusal={reasonOf(details, 'decideResolution')}
        now={nowMs}
        reason={rejection}
        onReasonChange={setRejection}
        onAccept={() => decide({ kind: 'accept' })}
        onReject={(reason) => decide({ kind: 'reject', reason })}
        running={state.status === 'sending' ? decisionOf(state.input) : null}
        problem={state.status === 'failed' && decisionOf(state.input) !== null ? state.message : undefined}
      />
    ),
    setClosing,
    open(dialog) {
      if (details === undefined) return;
      const input: CaseActionInput =
        dialog === 'priority'
          ? { kind: 'priority', priority: details.priority }
          : { kind: 'close', reason: 'noLongerNeeded', comment: '' };
      action.ask(input, details);
    },
    cancel() {
      action.close();
      setClosing(noClosing);
    },
  };
}

/** What is typed for a decision, with the dialog closed or without one; null for nothing. */
function typedInput(rejection: string | null, { reason, comment }: ClosingDraft): CaseActionInput | null {
  if (rejection !== null && rejection.trim() !== '') return { kind: 'reject', reason: rejection };
  return comment.trim() === '' ? null : { kind: 'close', reason: reason ?? 'noLongerNeeded', comment };
}

/** The decision about our solution; null for another action. */
function decisionOf({ kind }: CaseActionInput): 'accept' | 'reject' | null {
  return kind === 'accept' || kind === 'reject' ? kind : null;
}

/** The dialog that is open, if one is. A conflict closes it and is shown on the page. */
export function CaseDecisions({ decisions }: { decisions: CaseDecisionsState }): JSX.Element | null {
  const { action, closing } = decisions;
  const asked = askedAction(action.state);
  if (asked === null || decisionOf(asked.input) !== null) return null;
  const isStale = asked.status === 'stale';
  const failure = asked.status === 'failed' ? asked.message : undefined;
  const shared = {
    isPending: asked.status === 'sending',
    isStale,
    problem: isStale ? versionWords.stale('case') : failure,
    onCancel: decisions.cancel,
  };
  const confirm = (input: CaseActionInput): void =>
    isStale ? action.lookAgain() : void action.confirm(input);
  if (isStale && !isStillAllowed(asked.input, asked.theirs))
    return (
      <CaseOverDialog
        asked={asked}
        commands={{ ...action, close: decisions.cancel }}
        typed={typedText(asked.input) || closing.comment}
      />
    );
  return asked.input.kind === 'priority' ? (
    <PriorityDialog
      key={asked.seen.etag}
      {...shared}
      priority={asked.seen.priority}
      onSave={(priority) => confirm({ kind: 'priority', priority })}
    />
  ) : (
    <CloseDialog
      {...shared}
      draft={closing}
      onDraftChange={decisions.setClosing}
      onCloseCase={(reason, comment) => confirm({ kind: 'close', reason, comment })}
    />
  );
}
