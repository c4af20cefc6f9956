export { DraftWizard, type DraftWizardProps } from './DraftWizard.tsx';
export {
  createWizardSteps,
  type AddressOfStep,
  type StepProblems,
  type WizardSteps,
  type StepsProgress,
  type WizardStepsOptions,
} from './createWizardSteps.ts';
export { useFocusOnStep } from './useFocusOnStep.ts';
export { useLeftSteps } from './useLeftSteps.ts';
