'use client';

import { failureAdvice } from '../failures/failureAdvice.ts';
import { conflictReasonOf } from '../versions/conflictReason.ts';
import { ErrorSummary, type ErrorSummaryItem } from '@quayside/ui/ErrorSummary';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import { Stack } from '@quayside/ui/Stack';
import { useWizardFrameState, WizardFrame, type WizardStep } from '@quayside/ui/WizardFrame';
import type { JSX, ReactNode, SubmitEvent } from 'react';
import { summaryLabels } from '../form/summaryLabels.ts';
import type { FormDraft } from '../form/useFormDraft.ts';
import type { FormState } from '../form/useSchemaForm.ts';

/** A step of a wizard whose draft is in this tab. The last step is the review. */
export interface DraftWizardProps {
  form: { readonly id: string; readonly state: FormState; readonly failedSubmits: number };
  draft: FormDraft;
  title: string;
  steps: readonly WizardStep[];
  step: string;
  /** One sentence about the step. */
  lead: string;
  /** The reasons why it was not sent. The review shows them. */
  errors: readonly ErrorSummaryItem[];
  /** The number of times that it was not sent because of a file. */
  failedByFiles: number;
  isSending: boolean;
  labels: {
    submit: string;
    /** Says when the draft was saved that brought the values back: `{time}`. */
    restored: string;
    /** Names the action that did not happen because the draft changed meanwhile. */
    conflict: string;
    conflictAdvice: string;
  };
  /** In the middle of the screen, for a page without a bar. Default false. */
  isCentred?: boolean;
  onContinue: () => void;
  onSubmit: () => void;
  onLeave: () => void;
  /** The fields of the step. */
  children: ReactNode;
}

/** The frame of a wizard's step. With errors the user can continue, but cannot submit. */
export function DraftWizard(props: DraftWizardProps): JSX.Element {
  const { form, draft, step, labels, onContinue, onSubmit, onLeave } = props;
  const frame = useWizardFrameState(step);
  const isReview = step === props.steps.at(-1)?.id;
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (isReview) onSubmit();
    else onContinue();
  }
  return (
    <PageContent width="narrow">
      <form
        id={form.id}
        noValidate
        onSubmit={handleSubmit}
        style={props.isCentred ? { marginInline: 'auto' } : undefined}
      >
        <WizardFrame
          {...frame}
          title={props.title}
          steps={props.steps}
          current={step}
          lead={props.lead}
          errorSummary={isReview && <Failure {...props} />}
          pending={props.isSending ? 'continue' : undefined}
          onLeave={onLeave}
          labels={{ leave: 'Cancel', continue: 'Continue', submit: labels.submit }}
        >
          <Stack gap={24}>
            {draft.restoredAt && (
              <RestoredDraftNotice
                savedAt={draft.restoredAt}
                onKeep={draft.keep}
                onDiscard={draft.discard}
                live="polite"
                labels={{ text: labels.restored }}
              />
            )}
            {props.children}
          </Stack>
        </WizardFrame>
      </form>
    </PageContent>
  );
}

/** The reasons why it was not sent. Each error leads to its field. */
function Failure({ form, errors, failedByFiles, labels }: DraftWizardProps): JSX.Element {
  if (form.state.status === 'conflict')
    return (
      <InlineAlert tone="caution" live="assertive" title={labels.conflict}>
        {conflictReasonOf(form.state.error) === null
          ? labels.conflictAdvice
          : failureAdvice(form.state.error)}
      </InlineAlert>
    );
  return (
    <ErrorSummary
      errors={errors}
      focusKey={form.failedSubmits + failedByFiles}
      labels={summaryLabels(form.state)}
    />
  );
}
