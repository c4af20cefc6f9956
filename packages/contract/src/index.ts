export {
  operationsByTag,
  type BodyOf,
  type CallInput,
  type OperationId,
  type PortalContract,
  type ResponseOf,
} from './operations.ts';
export type { ProductContract } from './ProductContract.ts';
