import type { Project, ProjectOutlook } from '../../contract/generated/openapi.ts';
import type { ListExportFormat } from '../jobs/exportFormat.ts';

const outlook: Record<ProjectOutlook, string> = {
  onTrack: 'On track',
  atRisk: 'At risk',
  delayed: 'Delayed',
  complete: 'Complete',
};

/** The format of exported projects, in the words of the portal. */
export const projectExport = {
  name: 'projects',
  headings: {
    id: 'Number',
    name: 'Project',
    outlook: 'Outlook',
    atRisk: 'Services at risk',
    delayed: 'Services delayed',
    delivered: 'Services delivered',
    total: 'Services',
    waitingForYou: 'Waiting for you',
    committedDate: 'Committed date',
    nextMilestone: 'Next milestone',
    nextSite: 'Site of the next milestone',
    nextDate: 'Date of the next milestone',
  },
  words: { outlook },
} satisfies ListExportFormat;

/** A project as one line of the file. */
export function toExportedProject(project: Project) {
  const { nextMilestone } = project;
  return { ...project, nextSite: nextMilestone?.siteName, nextDate: nextMilestone?.date };
}
