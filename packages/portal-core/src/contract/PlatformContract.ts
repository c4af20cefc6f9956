import type { operations } from './generated/openapi.ts';

/** The operations that the core of any portal calls, and those of the sign-in. */
export interface PlatformContract extends operations {}
