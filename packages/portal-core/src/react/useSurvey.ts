'use client';

import type { Survey, SurveyState } from '../survey/createSurvey.ts';
import { useService } from './useService.ts';
import { useStore } from './useStore.ts';

/** The survey's state and the command that starts it. */
export interface UseSurveyResult extends Pick<Survey, 'open'> {
  readonly state: SurveyState;
}

/** The survey that the feedback tool starts. */
export function useSurvey(): UseSurveyResult {
  const survey = useService('survey');
  return { state: useStore(survey), open: survey.open };
}
