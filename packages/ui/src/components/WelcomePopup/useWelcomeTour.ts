'use client';
import { useState } from 'react';

/** `tour` shows one introduction at a time, `all` shows every one. */
export type WelcomePopupView = 'tour' | 'all';

/** The state of the tour, as the popup's props. */
export type WelcomeTour = {
  /** The current introduction, from 0. */
  step: number;
  /** Sets the current introduction. */
  onStepChange: (step: number) => void;
  /** Whether one introduction is shown at a time, or all at once. */
  view: WelcomePopupView;
  /** Sets the view. */
  onViewChange: (view: WelcomePopupView) => void;
};

/** State for a `WelcomePopup`, where the caller has nothing to add: `<WelcomePopup {...useWelcomeTour()} … />`. */
export function useWelcomeTour(): WelcomeTour {
  const [step, onStepChange] = useState(0);
  const [view, onViewChange] = useState<WelcomePopupView>('tour');
  return { step, onStepChange, view, onViewChange };
}
