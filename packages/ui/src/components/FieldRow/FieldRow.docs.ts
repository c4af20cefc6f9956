import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Short fields side by side that wrap where there is less space.',
  when: 'For short fields that belong together: bandwidth and contract, first and last name.',
  whenNot: 'Not to save height: stacked fields are faster to read and fill in.',
  keyboard: [{ keys: 'Tab', effect: 'Moves through the fields in reading order.' }],
  content: [
    'Keep labels about the same length, so that the row stays even.',
    'A label stays beside its control: next to a field with a hint it begins lower. For labels on one line give each field a hint, or none.',
  ],
  accessibility: ['The order on the screen is the order of the keyboard.'],
  related: ['Field', 'Grid', 'FieldGroup'],
  since: '0.1.0',
};
