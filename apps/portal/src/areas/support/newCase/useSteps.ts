import { focusHeading } from '@quayside/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { newCaseSteps, nextStep, readStep, stepAddress, type NewCaseStep } from './newCaseSteps.ts';

/** Where the user is in the steps. */
export interface UseStepsResult {
  readonly step: NewCaseStep;
  /** The steps before this one, and those that the user has seen. */
  readonly leftSteps: ReadonlySet<NewCaseStep>;
  readonly serviceId: string;
  goAhead(this: void): void;
}

/** Keeps the step in the address. A new step begins at its heading, or at the field that the address names. */
export function useSteps(): UseStepsResult {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const step = readStep(params.get('step'));
  const serviceId = params.get('serviceId') ?? '';
  const [left, setLeft] = useState({ last: step, steps: before(step) });
  if (left.last !== step)
    setLeft({ last: step, steps: new Set([...left.steps, left.last, ...before(step)]) });
  const goAhead = useCallback(
    () => void navigate(stepAddress(nextStep(step), serviceId)),
    [navigate, step, serviceId],
  );
  return { step, leftSteps: left.steps, serviceId, goAhead };
}

function before(step: NewCaseStep): Set<NewCaseStep> {
  return new Set(newCaseSteps.slice(0, newCaseSteps.indexOf(step)));
}

/** Moves focus and scroll position to a new step. `formId` is the id of the form that the hash names a field of. */
export function useFocusOnStep(step: NewCaseStep, formId: string): void {
  const { hash } = useLocation();
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const field = hash === '' ? null : document.getElementById(`${formId}-${hash.slice(1)}`);
    const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
    if (control) {
      control.focus();
      return;
    }
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [step, hash, formId]);
}
