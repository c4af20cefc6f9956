export {
  defineCall,
  type AnyCall,
  type CallInput,
  type CallOptions,
  type CallRequest,
  type DefinedCall,
  type SendOptions,
} from './defineCall.ts';
export type {
  BodyOf,
  FailureOf,
  MethodOf,
  OperationId,
  PathOf,
  PathParamsOf,
  QueryOf,
  ResponseOf,
} from '../contract/operations.ts';
