import type { EntityTag } from '@quayside/portal-core/calls';
import * as v from 'valibot';

/** The version of a thing in a response, in quotes, such as `"7"`. Another text could not be sent as `If-Match`, so it fails the response. */
export const entityTag: v.GenericSchema<string, EntityTag> = v.custom<EntityTag>(
  (value) => typeof value === 'string' && /^"[^"]+"$/.test(value),
);
