import { TaskDialog } from '@quayside/page-kit/page';
import { ActionDialog, versionWords, type AskedAction } from '@quayside/page-kit/versions';
import { Field } from '@quayside/ui/Field';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { TextArea } from '@quayside/ui/TextArea';
import { useState, type JSX } from 'react';
import type { CaseDetails } from '../api.ts';
import { casePriorityWords } from '../caseWords.ts';
import { caseNews, isStillAllowed } from './caseConflict.ts';
import type { CaseActionInput, ClosingReason } from './caseActionInput.ts';
import type { CaseAction } from './useCaseAction.ts';

interface AnyDialogProps {
  isPending: boolean;
  /** Whether the case changed while the dialog was open, so that the user looks again first. Default false. */
  isStale?: boolean;
  /** The reason why the change was not saved. */
  problem?: string | undefined;
  onCancel: () => void;
}

export interface PriorityDialogProps extends AnyDialogProps {
  priority: CaseDetails['priority'];
  onSave: (priority: CaseDetails['priority']) => void;
}

const priorities = ['urgent', 'high', 'normal', 'low'] as const;
const priorityHints: Record<CaseDetails['priority'], string> = {
  urgent: 'Your business stands still.',
  high: 'Important work is held up.',
  normal: 'Work goes on, with some effort.',
  low: 'It can wait.',
};

export function PriorityDialog({
  priority,
  isPending,
  isStale = false,
  problem,
  onSave,
  onCancel,
}: PriorityDialogProps): JSX.Element {
  const [chosen, setChosen] = useState(priority);
  return (
    <TaskDialog
      title="Change the priority"
      submit={isStale ? versionWords.lookAgain : 'Change priority'}
      disabled={chosen === priority && !isStale}
      pending={isPending}
      onSubmit={() => onSave(chosen)}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <RadioGroup
          label="How urgent is it for you?"
          hint="We set our own priority by the impact, and look at yours."
          options={priorities.map((value) => ({
            value,
            label: casePriorityWords[value],
            description: priorityHints[value],
          }))}
          value={chosen}
          onValueChange={setChosen}
        />
        <Problem problem={problem} />
      </Stack>
    </TaskDialog>
  );
}

export interface ClosingDraft {
  readonly reason: ClosingReason | null;
  readonly comment: string;
}

/** The reason for closing. The caller keeps it, so that it survives the dialog. */
export interface CloseDialogProps extends AnyDialogProps {
  draft: ClosingDraft;
  onDraftChange: (draft: ClosingDraft) => void;
  onCloseCase: (reason: ClosingReason, comment: string) => void;
}

const longestComment = 4000;

export function CloseDialog({
  draft,
  onDraftChange,
  isPending,
  isStale = false,
  problem,
  onCloseCase,
  onCancel,
}: CloseDialogProps): JSX.Element {
  const { reason, comment } = draft;
  const [isTried, setIsTried] = useState(false);
  const isTooLong = comment.length > longestComment;

  function submit(): void {
    setIsTried(true);
    if (reason !== null && !isTooLong) onCloseCase(reason, comment.trim());
  }

  return (
    <TaskDialog
      title="Close this case?"
      submit={isStale ? versionWords.lookAgain : 'Close the case'}
      pending={isPending}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        <p>Our engineers stop working on it. You can still read it, but nobody can write in it any more.</p>
        <RadioGroup
          label="Why do you close it?"
          required
          error={isTried && reason === null ? 'Choose a reason.' : undefined}
          options={[
            { value: 'solvedByUs', label: 'We solved it ourselves' },
            { value: 'noLongerNeeded', label: 'It is no longer needed' },
            { value: 'duplicate', label: 'There is another case about it' },
          ]}
          value={reason}
          onValueChange={(value) => onDraftChange({ ...draft, reason: value })}
        />
        <Field
          label="Comment"
          optional
          error={isTooLong ? 'Shorten your comment to 4,000 characters.' : undefined}
        >
          <TextArea
            rows={3}
            value={comment}
            onChange={({ target }) => onDraftChange({ ...draft, comment: target.value })}
          />
        </Field>
        <Problem problem={problem} />
      </Stack>
    </TaskDialog>
  );
}

/** Says that the case changed while a dialog asked, and no longer allows what it asked about. */
export function CaseOverDialog({
  asked,
  commands,
  typed,
}: {
  asked: Extract<AskedAction<CaseActionInput, CaseDetails>, { status: 'stale' }>;
  commands: CaseAction;
  typed: string;
}): JSX.Element {
  const { input, theirs, seen } = asked;
  return (
    <ActionDialog
      asked={asked}
      commands={commands}
      noun="case"
      title={input.kind === 'priority' ? 'Change the priority' : 'Close this case?'}
      isPossible={(newest) => isStillAllowed(input, newest)}
      news={caseNews(theirs, seen)}
      typed={typed}
    />
  );
}

function Problem({ problem }: { problem: string | undefined }): JSX.Element | null {
  if (problem === undefined) return null;
  return (
    <InlineAlert tone="critical" live="assertive" title="We couldn’t save it">
      {problem}
    </InlineAlert>
  );
}
