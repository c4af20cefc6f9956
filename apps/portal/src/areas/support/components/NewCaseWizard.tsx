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
import { NewCaseDetailsStep } from './NewCaseDetailsStep.tsx';
import { NewCasePeopleStep, type ColleagueSearch } from './NewCasePeopleStep.tsx';
import { NewCaseProblemStep } from './NewCaseProblemStep.tsx';
import { NewCaseReview } from './NewCaseReview.tsx';
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
  search: ServiceSearch;
  colleagues: ColleagueSearch;
  /** A `KnownIssues` for the chosen service. */
  known: ReactNode;
  onContinue: () => void;
  onLeave: () => void;
}

const leads: Readonly<Record<NewCaseStep, string>> = {
  service: 'We check at once whether we know about a problem there.',
  problem: 'In your own words. You can change everything before you raise the case.',
  details: 'What our engineers ask for first. Leave out what you don’t know.',
  people: 'Nobody needs to be added. You can do it later, too.',
  review: 'Nothing is sent before you raise the case.',
};

/** The frame of a new case with the fields of its step. Problems keep nobody from going ahead, only from raising the case. */
export function NewCaseWizard(props: NewCaseWizardProps): JSX.Element {
  const { form, step, draft, serviceId, onContinue, onLeave } = props;
  const frame = useWizardFrameState(step);
  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (step === 'review') void form.submit();
    else onContinue();
  }
  return (
    // The page has no bar, so that its column is the middle of the screen.
    <PageContent width="narrow" style={{ marginInline: 'auto' }}>
      <form id={form.id} noValidate onSubmit={handleSubmit}>
        <WizardFrame
          {...frame}
          title="New case"
          steps={stepsOf(props)}
          current={step}
          lead={leads[step]}
          errorSummary={step === 'review' && <Failure form={form} serviceId={serviceId} />}
          pending={form.state.status === 'submitting' ? 'continue' : undefined}
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
    case 'people':
      return <NewCasePeopleStep {...props} />;
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
function Failure({ form, serviceId }: Pick<NewCaseWizardProps, 'form' | 'serviceId'>): ReactNode {
  const { state, failedSubmits } = form;
  if (state.status === 'conflict')
    return (
      <InlineAlert tone="caution" live="assertive" title="The case was not raised">
        Everything you typed is still here. Raise the case again.
      </InlineAlert>
    );
  if (state.status !== 'invalid') return null;
  const errors = inOrderOfFields(state.problems).map(({ id, name, message }) => {
    const place = stepOfField(name);
    return place === null
      ? { id, message }
      : { id, message, href: stepAddress(place, serviceId, name ?? '') };
  });
  return <ErrorSummary errors={errors} focusKey={failedSubmits} />;
}
