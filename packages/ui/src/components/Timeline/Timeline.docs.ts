import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The past and the next events of one thing.',
  when: 'For the history of one thing and what comes next: a case, an order, a change.',
  whenNot:
    'Not for the steps of a form: Stepper. Not for dates that are planned: MilestoneLine. Not for replies: Conversation.',
  anatomy: {
    story: 'Case',
    parts: [
      { name: 'Marker', selector: 'li > span', note: 'Done, current, coming, or waiting for you.' },
      { name: 'Event', selector: 'li > div > div:first-child', side: 'above' },
      { name: 'Time and person', selector: 'li > div > div + div', side: 'above' },
      { name: 'Text', selector: 'li p', side: 'end', note: 'Optional.' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through links and actions of the events.' }],
  content: ['Write events in the past: “Cause found”.'],
  accessibility: ['It is a list. Each event says its state in words; the current one has `aria-current`.'],
  related: ['Conversation', 'Stepper', 'MilestoneLine', 'DateTime'],
  since: '0.1.0',
};
