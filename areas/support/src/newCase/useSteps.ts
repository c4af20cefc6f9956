import { newCasePath } from '@quayside/contract/paths/support';
import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useLeftSteps } from '@quayside/page-kit/wizard';
import { caseSteps, newCaseSteps, stepAddress, type NewCaseStep } from './newCaseSteps.ts';

export interface UseStepsResult {
  readonly step: NewCaseStep;
  /** The steps before this one, and those that the user has seen. */
  readonly leftSteps: ReadonlySet<NewCaseStep>;
  readonly serviceId: string;
  goAhead(this: void): void;
}

/** Keeps the step in the address. */
export function useSteps(): UseStepsResult {
  const navigate = useNavigate();
  const { step: named, serviceId } = newCasePath.read(useLocation());
  const step = named === '' ? newCaseSteps[0] : named;
  const leftSteps = useLeftSteps(caseSteps, step);
  const goAhead = useCallback(
    () => void navigate(stepAddress(caseSteps.nextStep(step), serviceId)),
    [navigate, step, serviceId],
  );
  return { step, leftSteps, serviceId, goAhead };
}

/**
 * Goes to the first step when the user returns to a later one without values: the case was raised, or its draft was discarded.
 * `hasNothing` reports that, and is called once.
 */
export function useFreshStart(step: NewCaseStep, serviceId: string, hasNothing: () => boolean): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  // The first entry of a tab is an address that the user chose.
  const mustAsk = useRef(kind === NavigationType.Pop && key !== 'default' && step !== newCaseSteps[0]);
  useEffect(() => {
    if (!mustAsk.current) return;
    mustAsk.current = false;
    if (hasNothing()) void navigate(stepAddress(newCaseSteps[0], serviceId), { replace: true });
  });
}
