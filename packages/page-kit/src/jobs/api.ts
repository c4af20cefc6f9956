import { defineCall } from '@quayside/portal-core/calls/jobs';
import * as v from 'valibot';
import { count } from '../schema/listEntries.ts';

/** The schema of a job, for calls that start one. */
export const jobSchema = v.object({
  id: v.string(),
  kind: v.picklist(['export', 'pricing']),
  state: v.picklist(['running', 'done', 'failed', 'cancelled']),
  done: count,
  total: count,
  fileName: v.nullable(v.string()),
  message: v.nullable(v.string()),
});

/** Work that takes a while. */
export type Job = v.InferOutput<typeof jobSchema>;

/** Gets the progress of a job. */
export const getJob = defineCall('getJob', { schema: jobSchema, cached: false });
export const getJobFile = defineCall('getJobFile', { responseType: 'blob', cached: false });
