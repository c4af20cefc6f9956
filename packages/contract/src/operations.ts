import {
  operationsByTag as platform,
  type BodyOf as BodyOfAny,
  type CallInput as InputOfAny,
  type OperationRoute,
  type PlatformContract,
  type ResponseOf as ResponseOfAny,
} from '@quayside/portal-core/calls';
import { operationsByTag as product } from './generated/operations.ts';
import type { ProductContract } from './ProductContract.ts';

/** Every operation that the portal calls: the platform's and the product's. */
export type PortalContract = PlatformContract & ProductContract;

export type OperationId = keyof ProductContract;

/** The input of a call of the product: path parameters, query, body, `etag` and `key`, as the operation has them. */
export type CallInput<Id extends OperationId> = InputOfAny<ProductContract, Id>;

export type BodyOf<Id extends OperationId> = BodyOfAny<ProductContract, Id>;

export type ResponseOf<Id extends OperationId> = ResponseOfAny<ProductContract, Id>;

/** The method and path of every operation, by the tag of the document. `shell` holds what is called before any page is loaded. */
export const operationsByTag: Readonly<Record<string, Readonly<Record<string, OperationRoute>>>> = {
  ...platform,
  ...product,
};
