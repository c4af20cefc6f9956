export {
  createDefineCall,
  defineCall,
  type AnyCall,
  type CallInput,
  type CallOptions,
  type CallRequest,
  type DefineCall,
  type DefinedCall,
  type FitsResponse,
  type InputPart,
  type OutputOf,
  type RequiredPart,
  type SendOptions,
} from './defineCall.ts';
export type { CalendarDay, Moment } from '../contract/times.ts';
export type {
  BodyOf,
  ContentOf,
  EtagOf,
  FailureOf,
  HeaderOf,
  KeyOf,
  MethodOf,
  OperationId,
  PathOf,
  PathParamsOf,
  QueryOf,
  ResponseOf,
  SuccessOf,
} from '../contract/operations.ts';
export { operationsByTag } from '../contract/generated/operations.ts';
