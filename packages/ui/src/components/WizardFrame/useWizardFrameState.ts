'use client';
import { useState } from 'react';

/** The state of the list of steps on a narrow screen: the props of a `WizardFrame`. */
export type WizardFrameState = {
  /** Whether the list of steps is open on a narrow screen. */
  stepsOpen: boolean;
  /** Called when the user opens or closes the list of steps. */
  onStepsOpenChange: (open: boolean) => void;
};

/** Holds whether the list of steps is open on a narrow screen. It closes when the current step changes. */
export function useWizardFrameState(current: string): WizardFrameState {
  const [openAt, setOpenAt] = useState<string | null>(null);
  return {
    stepsOpen: openAt === current,
    onStepsOpenChange: (open) => setOpenAt(open ? current : null),
  };
}
