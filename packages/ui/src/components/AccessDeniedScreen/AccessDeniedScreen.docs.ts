import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary:
    'A screen that replaces a page the user may not open, and names the missing access and the person who can grant it.',
  when: 'In place of a page that the signed-in user may not open.',
  whenNot:
    'Not for an unknown address (NotFoundScreen), nor for a user with access to neither view (NoAccessScreen).',
  anatomy: {
    story: 'MoreMissing',
    parts: [
      { name: 'Heading', selector: 'h1', note: 'Says that access is denied.' },
      { name: 'Missing access', selector: 'ul', side: 'end', note: 'One line for each permission.' },
      { name: 'Contact', selector: 'ul + p', note: 'The administrator who can grant it.' },
      { name: 'Way out', selector: 'a[data-variant]', side: 'below', note: 'Leads to the start page.' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the links and the way out.' }],
  content: [
    'Name permissions as the administration pages name them.',
    'Say who can grant access. Never say only “contact support”.',
  ],
  accessibility: ['The heading takes focus after navigation, so a screen reader reads it first.'],
  related: ['NotFoundScreen', 'NoAccessScreen', 'MessageScreen'],
  since: '0.1.0',
};
