import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The distance of a time from now.',
  when: 'For recent events and near deadlines: an update of a case, the next update that is due.',
  whenNot: 'Not where the exact time matters, such as a contract or planned work: DateTime.',
  keyboard: [],
  content: ['Use it for hours and days. Show a full date for anything older than a week that matters.'],
  accessibility: ['The full date is in the tooltip and in the machine-readable value.'],
  related: ['DateTime', 'Timeline'],
  since: '0.1.0',
};
