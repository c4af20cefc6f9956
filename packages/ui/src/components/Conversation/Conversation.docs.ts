import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The messages and events about one thing, oldest first.',
  when: 'For what people write to each other about one thing: a case, an order, a quote.',
  whenNot: 'Not for events without replies: Timeline. To write a message: Composer, under it.',
  anatomy: {
    story: 'Case',
    parts: [
      { name: 'Log', selector: '[role="log"]', side: 'below', note: 'Scrolls with the page or on its own.' },
      { name: 'Day', selector: '[data-entry] > div > span', side: 'above' },
      { name: 'Event', selector: '[data-kind="event"]', note: 'Something that happened, without a reply.' },
      { name: 'Own message', selector: '[data-side="own"][data-kind="message"]', side: 'end' },
      { name: 'Other message', selector: '[data-side="other"]' },
      {
        name: 'Internal note',
        selector: '[data-kind="internal"]',
        side: 'end',
        note: 'Seen by your organisation only.',
      },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves through links and buttons in messages.' }],
  content: ['Write events as short sentences: “Lotte Veltman opened the case”.'],
  accessibility: ['It is a `log`. It announces that there are new entries, not their content.'],
  related: ['Composer', 'Timeline', 'Avatar'],
  since: '0.1.0',
};
