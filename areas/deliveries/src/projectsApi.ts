import { defineCall } from '@quayside/contract/calls/services';
import * as v from 'valibot';
import { calendarDay, count, pageEntries } from '@quayside/page-kit/schema';
import { jobSchema } from '@quayside/page-kit/jobs';

const outlook = v.picklist(['onTrack', 'atRisk', 'delayed', 'complete']);

const projectList = v.object({
  ...pageEntries,
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      outlook,
      total: count,
      delivered: count,
      atRisk: count,
      delayed: count,
      waitingForYou: count,
      committedDate: v.nullable(calendarDay),
      nextMilestone: v.nullable(v.object({ name: v.string(), siteName: v.string(), date: calendarDay })),
    }),
  ),
});

export type ProjectList = v.InferOutput<typeof projectList>;
/** Services that are delivered together. */
export type Project = ProjectList['items'][number];

/** Lists projects, those at risk first. */
export const listProjects = defineCall('listProjects', { schema: projectList });
export const createProjectExport = defineCall('createProjectExport', { schema: jobSchema });
