import type { StatusWord } from '@quayside/page-kit/schema';
import type { Project } from './projectsApi.ts';

/** Whether a project or a delivery will be on time. */
export const outlookWords: Record<Project['outlook'], StatusWord> = {
  onTrack: { text: 'On track', tone: 'positive' },
  atRisk: { text: 'At risk', tone: 'caution' },
  delayed: { text: 'Delayed', tone: 'critical' },
  complete: { text: 'Complete', tone: 'neutral' },
};
