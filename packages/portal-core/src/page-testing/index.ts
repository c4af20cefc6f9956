export { areaChecks, type AreaCheck, type AreaCheckOptions } from './areaChecks.ts';
export { renderPage, type RenderedPage, type RenderPageOptions } from './renderPage.tsx';
export {
  problemResponse,
  type RecordedRequest,
  type ScriptedApi,
  type ScriptedBody,
  type ScriptedFunction,
  type ScriptedRequest,
  type ScriptedResponse,
} from './scriptedApi.ts';
