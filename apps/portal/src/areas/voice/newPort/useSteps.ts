import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLeftSteps } from '../../../domain/wizard/useLeftSteps.ts';
import { portSteps, readStep, stepAddress, type NewPortStep } from './newPortSteps.ts';

/** The user's position in the steps. */
export interface UseStepsResult {
  readonly step: NewPortStep;
  /** The steps before this one, and those that the user has seen. */
  readonly leftSteps: ReadonlySet<NewPortStep>;
  goAhead(this: void): void;
}

/** Keeps the step in the address. */
export function useSteps(): UseStepsResult {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const step = readStep(params.get('step'));
  const leftSteps = useLeftSteps(portSteps, step);
  return { step, leftSteps, goAhead: () => void navigate(stepAddress(portSteps.nextStep(step))) };
}
