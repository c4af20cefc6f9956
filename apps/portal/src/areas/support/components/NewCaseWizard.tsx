import { ErrorSummary } from '@quayside/ui/ErrorSummary';
import { InlineAlert } from '@quayside/ui/InlineAlert';
import { PageContent } from '@quayside/ui/PageContent';
import { RestoredDraftNotice } from '@quayside/ui/RestoredDraftNotice';
import { Stack } from '@quayside/ui/Stack';
import { useWizardFrameState, WizardFrame, type WizardStep } from '@quayside/ui/WizardFrame';
import type { JSX, ReactNode, SubmitEvent } from 'react';
import type { FormDraft } from '../../../domain/form/useFormDraft.ts';
import type { SchemaForm } from '../../../domain/form/useSchemaForm.ts';
import type { ServiceSearch } from '../../../domain/services/useServiceSearch.ts';
import type { NewCaseValues } from '../newCase/newCaseSchema.ts';
import {
  inOrderOfFields,
  newCaseSteps,
  problemsByStep,
  stepAddress,
  stepNames,
  stepOfField,
  type NewCaseStep,
} from '../newCase/newCaseSteps.ts';
import type { NewCaseFiles } from '../newCase/useNewCaseFiles.ts';
import { NewCaseDetailsStep } from './NewCaseDetailsStep.tsx';
import { NewCaseExtrasStep, type ColleagueSearch } from './NewCaseExtrasStep.tsx';
import { NewCaseProblemStep } from './NewCaseProblemStep.tsx';
import { NewCaseReview, problemOfFiles } from './NewCaseReview.tsx';
import { NewCaseServiceStep } from './NewCaseServiceStep.tsx';

/** One step of a new case, and what all steps share. */
export interface NewCaseWizardProps {
  form: SchemaForm<NewCaseValues>;
  values: NewCaseValues;
  step: NewCaseStep;
  /** The steps that the user has left, so that their problems are shown. */
  leftSteps: ReadonlySet<NewCaseStep>;
  /** The service that the address names; empty without one. */
  serviceId: string;
  isServiceMissing: boolean;
  draft: FormDraft;
  files: NewCaseFiles;
  /** The number of times that the case was not sent because of a file. */
  failedByFiles: number;
  /** The case waits for its files to be uploaded. */
  isWaitingForFiles: boolean;
  search: ServiceSearch;
  colleagues: ColleagueSearch;
  /** A `KnownIssues` for the chosen service. */
  known: ReactNode;
  onContinue: () => void;
  /** Raises the case. */
  onSubmit: () => void;
  onLeave: () => void;
}

const leads: Readonly<Record<NewCaseStep, string>> = {
  service: 'We check at once whether we know about a problem there.',
  problem: 'In your own words. You can change everything before you raise the case.',
  details: 'What our engineers ask for first. Leave out what you don’t know.',
  extras: 'Both can wait. You can add them to the case later, too.',
  review: 'Nothing is sent before you raise the case.',
};

/** The frame of a new case with the fields of its step. Problems keep nobody from going ahead, only from raising the case. */
export function NewCaseWizard(props: NewCaseWizardProps): JSX.Element {
  const { form, step, draft, isWaitingForFiles, onContinue, onSubmit, onLeave } = props;
  const isSending = isWaitingForFiles || form.state.status === 'submitting';
  const frame = useWizardFrameState(step);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === 'review') onSubmit();
    else onContinue();
  }
  return (
    <PageContent width="narrow">
      {/* In the middle of the screen: there is no bar whose edge it could begin at. */}
      <form id={form.id} noValidate onSubmit={handleSubmit} style={{ marginInline: 'auto' }}>
        <WizardFrame
          {...frame}
          title="New case"
          steps={stepsOf(props)}
          current={step}
          lead={leads[step]}
          errorSummary={step === 'review' && <Failure {...props} />}
          pending={isSending ? 'continue' : undefined}
          onLeave={onLeave}
          labels={{ leave: 'Cancel', continue: 'Continue', submit: 'Raise the case' }}
        >
          <Stack gap={24}>
            {draft.restoredAt && (
              <RestoredDraftNotice
                savedAt={draft.restoredAt}
                onKeep={draft.keep}
                onDiscard={draft.discard}
                live="polite"
                labels={{
                  text: 'You left on {time} without raising the case. Everything you typed is here.',
                }}
              />
            )}
            <StepContent {...props} />
          </Stack>
        </WizardFrame>
      </form>
    </PageContent>
  );
}

function StepContent(props: NewCaseWizardProps): JSX.Element {
  switch (props.step) {
    case 'service':
      return <NewCaseServiceStep {...props} />;
    case 'problem':
      return <NewCaseProblemStep {...props} />;
    case 'details':
      return <NewCaseDetailsStep {...props} />;
    case 'extras':
      return <NewCaseExtrasStep {...props} />;
    case 'review':
    default:
      return <NewCaseReview {...props} />;
  }
}

function stepsOf({ values, step: current, leftSteps, serviceId }: NewCaseWizardProps): WizardStep[] {
  const problems = problemsByStep(values);
  return newCaseSteps.map((step) => ({
    id: step,
    label: stepNames[step],
    href: stepAddress(step, serviceId),
    state: stateOf(step, problems[step].length > 0),
  }));
  function stateOf(step: NewCaseStep, hasProblems: boolean): NonNullable<WizardStep['state']> {
    if (step === current || !leftSteps.has(step)) return 'upcoming';
    return hasProblems ? 'error' : 'done';
  }
}

/** Why the case was not raised. Each problem leads to its field. */
function Failure({ form, files, failedByFiles, serviceId }: NewCaseWizardProps): ReactNode {
  const { state, failedSubmits } = form;
  if (state.status === 'conflict')
    return (
      <InlineAlert tone="caution" live="assertive" title="The case was not raised">
        Everything you typed is still here. Raise the case again.
      </InlineAlert>
    );
  const fileProblem = failedByFiles > 0 ? problemOfFiles(files.files) : null;
  const problems = [
    ...(state.status === 'invalid' ? state.problems : []),
    ...(fileProblem === null ? [] : [{ id: 'files', name: 'files', message: fileProblem }]),
  ];
  const errors = inOrderOfFields(problems).map(({ id, name, message }) => {
    const place = stepOfField(name);
    return place === null
      ? { id, message }
      : { id, message, href: stepAddress(place, serviceId, name ?? '') };
  });
  return <ErrorSummary errors={errors} focusKey={failedSubmits + failedByFiles} />;
}
