import type { milestoneWords } from '@quayside/shared/orders/orderWords.ts';

type Milestone = keyof typeof milestoneWords;

/** Milestones of a delivery that are shown as one step. */
export interface MilestoneGroup {
  readonly id: string;
  readonly label: string;
  readonly milestones: readonly Milestone[];
}

/** The steps of a delivery that a customer thinks in, in their order. Together they have every milestone of an open delivery. */
export const milestoneGroups: readonly MilestoneGroup[] = [
  { id: 'received', label: 'Order received', milestones: ['received', 'validated'] },
  { id: 'survey', label: 'Survey', milestones: ['surveyBooked', 'surveyDone'] },
  { id: 'charges', label: 'Charges', milestones: ['charges'] },
  { id: 'consents', label: 'Consents', milestones: ['consents'] },
  { id: 'build', label: 'Build', milestones: ['build', 'dateConfirmed'] },
  { id: 'install', label: 'Install and test', milestones: ['install', 'activate'] },
  { id: 'handover', label: 'Handover', milestones: ['handover', 'complete'] },
];
