export { DraftWizard } from './DraftWizard.tsx';
export {
  createWizardSteps,
  type AddressOfStep,
  type StepProblems,
  type WizardSteps,
} from './createWizardSteps.ts';
export { useFocusOnStep } from './useFocusOnStep.ts';
export { useLeftSteps } from './useLeftSteps.ts';
