import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The frame of one step of a long task: steps, heading, content and actions.',
  when: 'For a task with more than about 15 fields, such as a new order. Each step is a page with its own address.',
  whenNot: 'Not for a short form: one page with an ErrorSummary. Not for settings in any order: Tabs.',
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Steps', selector: 'ol' },
      { name: 'Save status', selector: '[data-status]', side: 'above' },
      { name: 'Heading', selector: 'h1, h2', note: 'Takes focus on each step.' },
      { name: 'Actions', selector: 'button[type="submit"]', side: 'below', note: 'Stay in view.' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the fields, then the actions.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['Each step is named like its heading. The last action says what happens: “Place the order”.'],
  accessibility: ['Each step is a page with its own address. Errors are in an ErrorSummary.'],
  related: ['Stepper', 'ReviewSection', 'ErrorSummary', 'SaveStatus'],
  since: '0.1.0',
};
