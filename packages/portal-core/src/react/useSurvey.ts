'use client';

import type { Survey, SurveyState } from '../survey/createSurvey.ts';
import { useSignedInServices } from './SignedInProvider.tsx';
import { useStore } from './useStore.ts';

/** The survey's state and the command that starts it. */
export interface UseSurveyResult extends Pick<Survey, 'open'> {
  readonly state: SurveyState;
}

/** Returns the survey that the feedback tool starts. */
export function useSurvey(): UseSurveyResult {
  const survey = useSignedInServices('useSurvey').survey;
  return { state: useStore(survey), open: survey.open };
}
