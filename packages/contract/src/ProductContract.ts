import type { operations } from './generated/openapi.ts';

/** The operations of the product, which the areas of the portal call. */
export interface ProductContract extends operations {}
