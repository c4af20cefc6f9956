import type { Project, ProjectOutlook } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';
import { headings } from '../jobs/headings.ts';

export const outlookNames: Record<ProjectOutlook, string> = {
  onTrack: 'On track',
  atRisk: 'At risk',
  delayed: 'Delayed',
  complete: 'Complete',
};

export const projectExport = {
  name: 'projects',
  headings: {
    id: headings.number,
    name: headings.project,
    outlook: headings.outlook,
    atRisk: headings.servicesAtRisk,
    delayed: headings.servicesDelayed,
    delivered: headings.servicesDelivered,
    total: headings.services,
    waitingForYou: headings.waitingForYou,
    committedDate: headings.committedDate,
    nextMilestone: headings.nextMilestone,
    nextSite: headings.siteOfNextMilestone,
    nextDate: headings.dateOfNextMilestone,
  },
  words: { outlook: outlookNames },
} satisfies ListExportFormat;

export function toExportedProject(project: Project) {
  const { nextMilestone } = project;
  return { ...project, nextSite: nextMilestone?.siteName, nextDate: nextMilestone?.date };
}
