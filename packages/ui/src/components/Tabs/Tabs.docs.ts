import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Views of one thing, of which one is shown.',
  when: 'For two to seven views of one thing that are not read together: a circuit’s overview, cases, documents.',
  whenNot: 'Not for steps (Stepper), nor for pages that need their own address: links.',
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Tab list', selector: '[role="tablist"]', side: 'above' },
      { name: 'Tab', selector: '[role="tab"]', side: 'above' },
      { name: 'Count', selector: '[role="tab"] span', note: 'Optional.' },
      { name: 'Panel', selector: '[role="tabpanel"]' },
    ],
  },
  keyboard: [
    { keys: 'Arrow Left, Arrow Right', effect: 'Show the next or previous view.' },
    { keys: 'Home, End', effect: 'Show the first or last view.' },
    { keys: 'Tab', effect: 'Moves from the tab into its panel.' },
  ],
  content: ['Labels are nouns of one or two words: “Cases”, “Documents”.'],
  accessibility: ['Arrow keys select at once, so a panel should be ready.'],
  related: ['Stepper', 'Accordion', 'SavedViews'],
  since: '0.1.0',
};
