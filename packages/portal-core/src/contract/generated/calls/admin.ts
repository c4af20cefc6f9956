// Generated from docs/openapi by `npm run generate`. Change the document, not this file.

import { createDefineCall, type DefineCall } from '../../../calls/defineCall.ts';
import { operations } from '../operations/admin.ts';

/** Defines a call by its operation id, as `defineCall` of `/calls` does. */
export const defineCall: DefineCall<keyof typeof operations> = createDefineCall(operations);
