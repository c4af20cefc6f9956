import { defineCall } from '@quayside/contract/calls/support';
import * as v from 'valibot';
import { outOfOffice } from '../entities/entities.ts';

/** Finds colleagues by the beginning of a name. */
export const listColleagues = defineCall('listColleagues', {
  schema: v.object({
    items: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        email: v.string(),
        outOfOffice: v.exactOptional(outOfOffice),
      }),
    ),
  }),
});
