'use client';
import type { JSX, MouseEvent, ReactNode } from 'react';
import { chevronStartIcon } from '../../icons/chevronStartIcon.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import type { WizardFrameLabels } from './WizardFrame.labels.ts';
import { ActionsRoot } from './WizardFrame.styles.ts';

/** The button that was pressed, while its action is in progress. */
export type WizardPending = 'continue' | 'leave';

/** The actions of one step. */
export type WizardActionsProps = {
  /** The address of the step before. Without it there is no Back. */
  backHref: string | undefined;
  /** The id of the step's form, which the button to continue submits. Default: the form around the frame. */
  formId?: string | undefined;
  /** Continues without a form. With it the button does not submit. */
  onContinue?: (() => void) | undefined;
  /** Saves and leaves the wizard. Without it there is no such button. */
  onLeave?: (() => void) | undefined;
  /** The button whose action is in progress. Default: none. */
  pending?: WizardPending | undefined;
  /**
   * Stands in place of the button that continues, such as one that says why it cannot be used now. It handles its own press: `onContinue` and
   * `formId` do not reach it. Default: the button.
   */
  continueButton?: ReactNode;
  /** The texts of the buttons. */
  text: Pick<WizardFrameLabels, 'back' | 'continue' | 'leave'>;
};

/** Leaving a field may show its error, which would move the button away under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function preventSubmit(event: MouseEvent): void {
  event.preventDefault();
}

/** The buttons at the foot of a wizard. While an action is in progress, both buttons ignore clicks. */
export function WizardActions({
  backHref,
  formId,
  onContinue,
  onLeave,
  pending,
  continueButton,
  text,
}: WizardActionsProps): JSX.Element {
  return (
    <ActionsRoot>
      {backHref !== undefined && (
        <ButtonLink variant="quiet" icon={chevronStartIcon} href={backHref}>
          {text.back}
        </ButtonLink>
      )}
      {onLeave && (
        <Button pending={pending === 'leave'} onClick={pending === undefined ? onLeave : undefined}>
          {text.leave}
        </Button>
      )}
      {continueButton ?? (
        <Button
          variant="primary"
          pending={pending === 'continue'}
          {...(!onContinue && { type: 'submit', form: formId, onMouseDown: keepFocus })}
          onClick={pending === undefined ? onContinue : preventSubmit}
        >
          {text.continue}
        </Button>
      )}
    </ActionsRoot>
  );
}
