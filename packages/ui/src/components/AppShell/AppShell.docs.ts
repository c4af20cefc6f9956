import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The frame of every signed-in page: the bar, the announcement and the page.',
  when: 'Once, around every page of a signed-in user.',
  whenNot: 'Not around screens without a bar: terms, signed out, cannot start.',
  anatomy: {
    story: 'SignedIn',
    parts: [
      { name: 'Bar', selector: 'header', note: 'A TopNav.' },
      {
        name: 'Page',
        selector: 'main',
        side: 'below',
        note: 'The only `<main>`. It takes focus after navigation.',
      },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'The first stop is the link that skips to the page.' }],
  content: [],
  accessibility: ['It renders the only `<main>` of the page. Do not add another one.'],
  related: ['TopNav', 'PageContent', 'AnnouncementBanner'],
  since: '0.1.0',
};
