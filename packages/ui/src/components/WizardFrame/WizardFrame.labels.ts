/** Every string of a wizard frame. */
export type WizardFrameLabels = {
  /** On a narrow screen. Its placeholders are `{number}`, `{count}` and `{step}`. */
  position: string;
  /** On a narrow screen. `{count}` is the number of steps with errors. */
  attention: string;
  /** The link to the step before. */
  back: string;
  /** The button that leads to the next step. */
  continue: string;
  /** In place of `continue` on the last step. */
  submit: string;
  /** The button that saves and leaves the wizard. */
  leave: string;
};

/** The default texts. */
export const defaultWizardFrameLabels: WizardFrameLabels = {
  position: 'Step {number} of {count}: {step}',
  attention: 'Needs attention: {count}',
  back: 'Back',
  continue: 'Save and continue',
  submit: 'Submit',
  leave: 'Save and leave',
};
