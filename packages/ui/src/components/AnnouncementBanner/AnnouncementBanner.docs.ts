import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A message from the operator to all users, above every page.',
  when: 'Once, above the page, for a message to all users of the portal.',
  whenNot: 'Not for a message about one page (InlineAlert) or about something that just happened (Toasts).',
  anatomy: {
    story: 'OneLine',
    parts: [
      { name: 'Region', selector: 'section', note: 'Named “Announcement”.' },
      {
        name: 'Severity icon',
        selector: 'section svg',
        side: 'above',
        note: 'Info, planned work or incident.',
      },
      { name: 'Text', selector: 'section p', side: 'above', note: 'Rich text from the server, sanitised.' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the links and buttons inside.' },
    { keys: 'Arrow keys', effect: 'Scroll a long announcement while it has focus.' },
  ],
  content: [
    'Start with what happens and when: “Planned work on 21 November, 22:00 to 02:00 CET”.',
    'One message at a time. Link to the details.',
  ],
  accessibility: ['It is a labelled region, not an alert: it is on the page from the start.'],
  related: ['InlineAlert', 'Toasts', 'MarketingPopup'],
  since: '0.1.0',
};
