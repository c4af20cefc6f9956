import type { MilestoneLineLabels } from './MilestoneLine.types.ts';

/** The default texts. */
export const defaultMilestoneLineLabels: MilestoneLineLabels = {
  milestones: 'Milestones',
  done: 'Done',
  current: 'In progress',
  upcoming: 'Upcoming',
  skipped: 'Not needed',
  blocked: 'Blocked',
  planned: 'Planned',
  actual: 'Done on',
  owner: 'Owner',
  was: 'Was',
  atRisk: 'At risk',
  since: 'Since',
  newDate: 'New date',
  position: '{number} of {count}',
  allDone: 'All {count} done',
};
