import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The filter bar of a list, with a bulk bar in its place while rows are selected.',
  when: 'Above every Table whose rows can be selected for an action on several of them.',
  whenNot: 'Not for a table without actions on several rows: a FilterBar alone.',
  keyboard: [{ keys: 'Tab', effect: 'Moves between the controls of the bar that is shown.' }],
  content: ['Name the actions with one verb. The bar says how many rows they cover.'],
  accessibility: [
    'What is selected is announced.',
    'Filters cannot be reached while rows are selected.',
    'Focus stays in the toolbar when a bar goes away.',
  ],
  related: ['FilterBar', 'Table', 'Pagination'],
  since: '0.1.0',
};
