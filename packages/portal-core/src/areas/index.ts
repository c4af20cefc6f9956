export type {
  Area,
  AreaCommand,
  AreaRedirect,
  AreaRoute,
  DashboardCard,
  LoadPage,
  PinKind,
  ResolvedRoute,
  RouteParams,
  SearchSource,
} from './area.ts';
export { resolveAreas, type ResolvedAreas } from './resolveAreas.ts';
