import { Button } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { FormProblemItem } from '@quayside/page-kit/form';
import { DraftWizard } from '@quayside/page-kit/wizard';
import { portSteps, problemsByStep, stepAddress, type NewPortStep } from './newPortSteps.ts';
import { problemOfLetter } from '../ports/useLetter.ts';
import { AccountStep, DateStep, NumbersStep } from './NewPortFields.tsx';
import { NewPortReview } from './NewPortReview.tsx';
import type { NewPortWizardProps } from './NewPortWizard.types.ts';

const leads: Readonly<Record<NewPortStep, string>> = {
  numbers: 'We check at once whether we can take them over.',
  account: 'The losing provider compares these details with its own, letter by letter.',
  date: 'Numbers move from Monday to Friday at 09:00. You can change the day until two working days before.',
  review: 'Nothing is sent before you submit the port.',
};

/** The frame of a new port with the fields of its step. Problems keep nobody from going ahead, only from submitting. */
export function NewPortWizard(props: NewPortWizardProps): JSX.Element {
  const { form, step, keepDraft } = props;
  return (
    <DraftWizard
      form={form}
      draft={props.draft}
      title="Port numbers"
      steps={portSteps.toFrameSteps({
        current: step,
        leftSteps: props.leftSteps,
        problems: problemsByStep(props.values, props.earliest),
        addressOf: stepAddress,
      })}
      step={step}
      lead={leads[step]}
      errors={portSteps.toErrors(problemsOf(props), stepAddress)}
      failedByFiles={props.failedByLetter}
      isSending={props.isWaitingForLetter || form.state.status === 'submitting'}
      labels={{
        submit: 'Submit the port',
        restored: 'You left on {time} without submitting. Everything you typed is here.',
        conflict: 'The port was not submitted',
        conflictAdvice: 'Everything you typed is still here. Submit the port again.',
      }}
      onContinue={props.onContinue}
      onSubmit={props.onSubmit}
      onLeave={props.onLeave}
    >
      <StepContent {...props} />
      {step === 'review' && keepDraft !== null && (
        <Stack direction="row" gap={8} screenOnly>
          <Button variant="quiet" pending={props.isKeepingDraft} onClick={() => void keepDraft()}>
            Keep it as a draft for my company
          </Button>
        </Stack>
      )}
    </DraftWizard>
  );
}

function StepContent(props: NewPortWizardProps): JSX.Element {
  switch (props.step) {
    case 'numbers':
      return <NumbersStep {...props} />;
    case 'account':
      return <AccountStep {...props} />;
    case 'date':
      return <DateStep {...props} />;
    case 'review':
    default:
      return <NewPortReview {...props} />;
  }
}

/** Returns the reasons why the port was not sent. */
function problemsOf({ form, letter, failedByLetter }: NewPortWizardProps): FormProblemItem[] {
  const letterProblem = failedByLetter > 0 ? problemOfLetter(letter.files) : null;
  return [
    ...(form.state.status === 'invalid' ? form.state.problems : []),
    ...(letterProblem === null ? [] : [{ id: 'letter', name: 'letter', message: letterProblem }]),
  ];
}
