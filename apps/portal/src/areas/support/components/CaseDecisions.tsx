import { useUnsavedWork } from '@quayside/portal-core/react';
import { lazy, Suspense, useState, type JSX, type ReactNode } from 'react';
import * as v from 'valibot';
import type { CaseDetails } from '../api.ts';
import { CaseConflictAlert } from './CaseConflictAlert.tsx';
import type { ClosingDraft } from './CaseDialogs.tsx';
import { CaseSolution } from './CaseSolution.tsx';
import { useCaseWishes, type CaseWish, type CaseWishes } from './useCaseWishes.ts';

// The dialogs bring the headless library, which most visits do not need.
const PriorityDialog = lazy(async () => ({ default: (await import('./CaseDialogs.tsx')).PriorityDialog }));
const CloseDialog = lazy(async () => ({ default: (await import('./CaseDialogs.tsx')).CloseDialog }));

/** The state of the user's decisions about a case: dialogs, wishes, conflict and solution. */
export interface CaseDecisionsState {
  readonly details: CaseDetails | undefined;
  readonly dialog: 'priority' | 'close' | null;
  readonly wishes: CaseWishes;
  readonly closing: ClosingDraft;
  readonly conflict: ReactNode;
  readonly solution: ReactNode;
  setClosing(this: void, draft: ClosingDraft): void;
  open(this: void, dialog: 'priority' | 'close'): void;
  cancel(this: void): void;
  decide(this: void, wish: CaseWish): Promise<void>;
}

const noClosing: ClosingDraft = { reason: null, comment: '' };
const draftSchema = v.object({ rejection: v.nullable(v.string()), comment: v.string() });

/** Holds the decisions about a case: typed texts, requests and conflicts. */
export function useCaseDecisions(
  caseNumber: string,
  details: CaseDetails | undefined,
  refetch: () => Promise<void>,
  nowMs: number,
  onDecided: (saved: CaseDetails) => void,
): CaseDecisionsState {
  const [dialog, setDialog] = useState<'priority' | 'close' | null>(null);
  const [rejection, setRejection] = useState<string | null>(null);
  const [closing, setClosing] = useState(noClosing);
  const wishes = useCaseWishes(refetch, onDecided);
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

  async function decide(wish: CaseWish): Promise<void> {
    if (details === undefined) return;
    const isDone = await wishes.send(wish, details);
    if (!isDone) return;
    draft.forget();
    setDialog(null);
    setRejection(null);
    setClosing(noClosing);
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>('[data-next-step]')?.focus({ preventScroll: true });
  }

  /** Keeps the other user's change of the case. A reason that can no longer be sent is no unsaved work. */
  function dismiss(): void {
    wishes.dismiss();
    setDialog(null);
    setClosing(noClosing);
    if (details?.allowedActions.includes('decideResolution') !== true) setRejection(null);
  }

  return {
    details,
    dialog,
    wishes,
    closing,
    conflict: details && wishes.conflict && (
      <CaseConflictAlert
        conflict={wishes.conflict}
        details={details}
        isPending={wishes.running !== null}
        onInsist={(wish) => void decide(wish)}
        onDismiss={dismiss}
      />
    ),
    solution: details?.resolution && (
      <CaseSolution
        resolution={details.resolution}
        canDecide={details.allowedActions.includes('decideResolution')}
        now={nowMs}
        reason={rejection}
        onReasonChange={setRejection}
        onAccept={() => void decide({ kind: 'accept' })}
        onReject={(reason) => void decide({ kind: 'reject', reason })}
        running={wishes.running === 'accept' || wishes.running === 'reject' ? wishes.running : null}
        problem={
          wishes.problem?.kind === 'accept' || wishes.problem?.kind === 'reject'
            ? wishes.problem.message
            : undefined
        }
      />
    ),
    setClosing,
    open(next) {
      wishes.dismiss();
      setDialog(next);
    },
    cancel() {
      setDialog(null);
      setClosing(noClosing);
    },
    decide,
  };
}

/** The dialog that is open, if one is. A conflict closes it and is shown on the page. */
export function CaseDecisions({ decisions }: { decisions: CaseDecisionsState }): JSX.Element | null {
  const { details, dialog, wishes, closing } = decisions;
  if (details === undefined || dialog === null || wishes.conflict !== null) return null;
  const shared = {
    isPending: wishes.running === dialog,
    problem: wishes.problem?.kind === dialog ? wishes.problem.message : undefined,
    onCancel: decisions.cancel,
  };
  return (
    <Suspense fallback={null}>
      {dialog === 'priority' ? (
        <PriorityDialog
          {...shared}
          priority={details.priority}
          onSave={(priority) => void decisions.decide({ kind: 'priority', priority })}
        />
      ) : (
        <CloseDialog
          {...shared}
          draft={closing}
          onDraftChange={decisions.setClosing}
          onCloseCase={(reason, comment) => void decisions.decide({ kind: 'close', reason, comment })}
        />
      )}
    </Suspense>
  );
}
