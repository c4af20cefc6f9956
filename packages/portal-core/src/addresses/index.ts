export { addressTo, type TypedPath } from './addressTo.ts';
export {
  definePath,
  type AddressOf,
  type AnyPath,
  type AnyPathQuery,
  type Filled,
  type HrefArgs,
  type NoQuery,
  type Parameter,
  type ParamName,
  type PartOf,
  type Path,
  type PathParamsIn,
  type PathQuery,
  type PatternOf,
  type QueryArgs,
  type QueryText,
  type StateOf,
  type StateOfQuery,
} from './definePath.ts';
export {
  joinFilters,
  listQuery,
  noFilters,
  pageSizes,
  toPageSize,
  valuesOf,
  type FilterRules,
  type ListPart,
  type ListQuery,
  type ListQueryOptions,
  type ListState,
  type NumberIn,
  type OneOrMore,
  type PageSize,
} from './listQuery.ts';
export { paramsQuery, type ParamRules, type ParamsState, type ValueOf } from './paramsQuery.ts';
export { plainText } from './plainText.ts';
export { isDay, oneDay, oneId, oneOf, oneText, type OneValue } from './values.ts';
