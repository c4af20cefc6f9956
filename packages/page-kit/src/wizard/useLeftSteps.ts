'use client';

import { useState } from 'react';
import type { WizardSteps } from './createWizardSteps.ts';

/** The steps whose problems are shown: those before this one, and those that the user has seen. */
export function useLeftSteps<Step extends string>(
  { stepsBefore }: WizardSteps<Step>,
  step: Step,
): ReadonlySet<Step> {
  const [left, setLeft] = useState({ last: step, steps: new Set(stepsBefore(step)) });
  if (left.last !== step)
    setLeft({ last: step, steps: new Set([...left.steps, left.last, ...stepsBefore(step)]) });
  return left.steps;
}
