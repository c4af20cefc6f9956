'use client';
import { useId, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { ownParts } from '../../theme/ownText.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stepper, type StepperStep } from '../Stepper/Stepper.tsx';
import type { WizardFrameState } from './useWizardFrameState.ts';
import { WizardActions, type WizardActionsProps } from './WizardActions.tsx';
import { defaultWizardFrameLabels, type WizardFrameLabels } from './WizardFrame.labels.ts';
import {
  FrameContent,
  FrameRoot,
  FrameSteps,
  FrameTitle,
  FrameTop,
  StepsAttention,
  StepsPosition,
  StepsToggle,
} from './WizardFrame.styles.ts';

export type { WizardActionsProps, WizardPending } from './WizardActions.tsx';
export type { WizardFrameLabels } from './WizardFrame.labels.ts';
export { useWizardFrameState, type WizardFrameState } from './useWizardFrameState.ts';

/** One step. A step with an `href` can be opened, also before the ones above it are done. */
export type WizardStep = StepperStep & {
  /** The name of the step, which is the heading while it is current. */
  label: string;
};

/** A task in steps, each with its own address. `useWizardFrameState` returns the two props of the list of steps. */
export type WizardFrameProps = Omit<ComponentPropsWithRef<'div'>, 'title'> &
  WizardFrameState &
  Pick<WizardActionsProps, 'formId' | 'onContinue' | 'onLeave' | 'pending' | 'continueButton'> & {
    /** The name of the task, such as "New order". */
    title: ReactNode;
    /** The steps, in their order. */
    steps: readonly WizardStep[];
    /** The id of the current step. Its label is the `h1` of the page. */
    current: string;
    /** One sentence under the heading. */
    lead?: ReactNode;
    /** A `SaveStatus`. */
    saveStatus?: ReactNode;
    /** An `ErrorSummary`. */
    errorSummary?: ReactNode;
    /** The fields of the step; on the last step a `ReviewSection` for each of the others. */
    children?: ReactNode;
    /** Texts in place of the default ones. Those left out stay as they are. */
    labels?: Partial<WizardFrameLabels>;
  };

/**
 * The frame of one step of a wizard: the steps, the heading, the content, and actions that stay in view. Back leads to
 * the step before. In a narrow container the steps become one line that opens them.
 */
export function WizardFrame({
  title,
  steps,
  current,
  lead,
  saveStatus,
  errorSummary,
  stepsOpen,
  onStepsOpenChange,
  formId,
  onContinue,
  onLeave,
  pending,
  continueButton,
  labels,
  children,
  ...rest
}: WizardFrameProps): JSX.Element {
  const text = useLabels('WizardFrame', defaultWizardFrameLabels, labels);
  const stepsId = useId();
  const index = steps.findIndex((step) => step.id === current);
  const step = steps[index];
  const withErrors = steps.filter(({ state }) => state === 'error').length;
  return (
    <FrameRoot {...rest} data-steps={stepsOpen ? 'open' : 'closed'}>
      <FrameTop>
        <FrameTitle>{ownParts(title)}</FrameTitle>
        {saveStatus}
      </FrameTop>
      <div>
        <StepsToggle
          type="button"
          aria-expanded={stepsOpen}
          aria-controls={stepsId}
          onClick={() => onStepsOpenChange(!stepsOpen)}
        >
          <StepsPosition>
            {fillLabel(text.position, {
              number: index + 1,
              count: steps.length,
              step: step?.label ?? '',
            })}
          </StepsPosition>
          {withErrors > 0 && (
            <StepsAttention>
              <Icon icon={cautionIcon} size={16} />
              <span>{fillLabel(text.attention, { count: withErrors })}</span>
            </StepsAttention>
          )}
          <Icon icon={chevronDownIcon} size={16} />
        </StepsToggle>
        <FrameSteps id={stepsId}>
          <Stepper steps={steps} current={current} />
        </FrameSteps>
      </div>
      <PageHeader title={step?.label} {...(lead !== undefined && { lead })} />
      {errorSummary}
      <FrameContent>{children}</FrameContent>
      <WizardActions
        backHref={steps[index - 1]?.href}
        formId={formId}
        onContinue={onContinue}
        onLeave={onLeave}
        pending={pending}
        continueButton={continueButton}
        text={{
          back: text.back,
          leave: text.leave,
          continue: index === steps.length - 1 ? text.submit : text.continue,
        }}
      />
    </FrameRoot>
  );
}
