export {
  createSurvey,
  type Survey,
  type SurveyEvents,
  type SurveyOptions,
  type SurveyPerson,
  type SurveyPorts,
  type SurveyState,
} from './createSurvey.ts';
