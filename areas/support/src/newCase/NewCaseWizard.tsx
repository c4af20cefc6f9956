import type { JSX, ReactNode } from 'react';
import type { FormDraft, FormProblemItem, SchemaForm } from '@quayside/page-kit/form';
import type { ServiceSearch } from '@quayside/shared/services/useServiceSearch.ts';
import { DraftWizard } from '@quayside/page-kit/wizard';
import type { NewCaseValues } from './newCaseSchema.ts';
import { caseSteps, problemsByStep, stepAddress, type NewCaseStep } from './newCaseSteps.ts';
import type { NewCaseFiles } from './useNewCaseFiles.ts';
import { NewCaseDetailsStep } from './NewCaseDetailsStep.tsx';
import { NewCaseExtrasStep, type ColleagueSearch } from './NewCaseExtrasStep.tsx';
import { NewCaseProblemStep } from './NewCaseProblemStep.tsx';
import { NewCaseReview, problemOfFiles } from './NewCaseReview.tsx';
import { NewCaseServiceStep } from './NewCaseServiceStep.tsx';

/** One step of a new case, and the data that all steps share. */
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
  const { form, values, step, draft, leftSteps, serviceId, failedByFiles, onContinue, onSubmit, onLeave } =
    props;
  const addressOf = (to: NewCaseStep, field?: string): string => stepAddress(to, serviceId, field);
  return (
    <DraftWizard
      form={form}
      draft={draft}
      title="New case"
      steps={caseSteps.toFrameSteps({
        current: step,
        leftSteps,
        problems: problemsByStep(values),
        addressOf,
      })}
      step={step}
      lead={leads[step]}
      errors={caseSteps.toErrors(problemsOf(props), addressOf)}
      failedByFiles={failedByFiles}
      isSending={props.isWaitingForFiles || form.state.status === 'submitting'}
      labels={{
        submit: 'Raise the case',
        restored: 'You left on {time} without raising the case. Everything you typed is here.',
        conflict: 'The case was not raised',
        conflictAdvice: 'Everything you typed is still here. Raise the case again.',
      }}
      isCentred
      onContinue={onContinue}
      onSubmit={onSubmit}
      onLeave={onLeave}
    >
      <StepContent {...props} />
    </DraftWizard>
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

/** Returns the reasons why the case was not raised. */
function problemsOf({ form, files, failedByFiles }: NewCaseWizardProps): FormProblemItem[] {
  const fileProblem = failedByFiles > 0 ? problemOfFiles(files.files) : null;
  return [
    ...(form.state.status === 'invalid' ? form.state.problems : []),
    ...(fileProblem === null ? [] : [{ id: 'files', name: 'files', message: fileProblem }]),
  ];
}
