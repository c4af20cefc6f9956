export type {
  Area,
  AreaCommand,
  AreaRedirect,
  AreaRoute,
  Contribution,
  DashboardCard,
  LoadCode,
  PinKind,
  ResolvedRoute,
  RouteParams,
  SearchSource,
} from './area.ts';
export { askAll, type AskAllOptions, type AskAllPorts, type Outcome } from './askAll.ts';
export { createRouteReset, type RouteReset } from './createRouteReset.ts';
export { resolveAreas, type ResolvedAreas } from './resolveAreas.ts';
export type {
  ItemStatus,
  ItemTone,
  PinnedItem,
  PinQuery,
  PinResolver,
  SearchFunction,
  SearchQuery,
  SearchResult,
  SearchResults,
} from './sources.ts';
