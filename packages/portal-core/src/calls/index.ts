export {
  createDefineCall,
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
export { defineCall } from '../contract/generated/calls/shell.ts';
export type { CalendarDay, EntityTag, Moment } from '../contract/formats.ts';
export type {
  BodyOf,
  ContentOf,
  EtagOf,
  FailureOf,
  HeaderOf,
  IdOf,
  IdempotencyKey,
  KeyOf,
  OperationRoute,
  OperationTable,
  ParametersOf,
  PathParamsOf,
  QueryOf,
  ResponseOf,
  StatusOf,
} from '../contract/operations.ts';
export type { PlatformContract } from '../contract/PlatformContract.ts';
export { operationsByTag } from '../contract/generated/operations.ts';
