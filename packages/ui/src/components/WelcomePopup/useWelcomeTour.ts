'use client';
import { useState } from 'react';

/** `tour` shows one introduction at a time, `all` every one below the other. */
export type WelcomePopupView = 'tour' | 'all';

/** Where the tour is, as the popup's props. */
export type WelcomeTour = {
  step: number;
  onStepChange: (step: number) => void;
  view: WelcomePopupView;
  onViewChange: (view: WelcomePopupView) => void;
};

/** Holds the place in a `WelcomePopup`, for who has nothing to add: `<WelcomePopup {...useWelcomeTour()} … />`. */
export function useWelcomeTour(): WelcomeTour {
  const [step, onStepChange] = useState(0);
  const [view, onViewChange] = useState<WelcomePopupView>('tour');
  return { step, onStepChange, view, onViewChange };
}
