import { defineCall } from '@quayside/contract/calls/support';
import * as v from 'valibot';

/** Finds colleagues by the beginning of a name. */
export const listColleagues = defineCall('listColleagues', {
  schema: v.object({ items: v.array(v.object({ id: v.string(), name: v.string(), email: v.string() })) }),
});
