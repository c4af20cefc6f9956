export {
  createSurvey,
  type Survey,
  type SurveyOptions,
  type SurveyPerson,
  type SurveyPorts,
  type SurveyState,
} from './createSurvey.ts';
