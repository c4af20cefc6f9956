import { newPortPath } from '@quayside/contract/paths/voice';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLeftSteps } from '@quayside/page-kit/wizard';
import { newPortSteps, portSteps, stepAddress, type NewPortStep } from './newPortSteps.ts';

export interface UseStepsResult {
  readonly step: NewPortStep;
  /** The steps before this one, and those that the user has seen. */
  readonly leftSteps: ReadonlySet<NewPortStep>;
  goAhead(this: void): void;
}

/** Keeps the step in the address. */
export function useSteps(): UseStepsResult {
  const navigate = useNavigate();
  const { step: named } = newPortPath.read(useLocation());
  const step = named === '' ? newPortSteps[0] : named;
  const leftSteps = useLeftSteps(portSteps, step);
  return { step, leftSteps, goAhead: () => void navigate(stepAddress(portSteps.nextStep(step))) };
}
