import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Sanitised HTML from a server.',
  when: 'For HTML from a server, after sanitizeHtml.',
  whenNot:
    'Not for your own text: Prose with elements. It takes no plain string, so that nothing unsafe gets in.',
  keyboard: [{ keys: 'Tab', effect: 'Moves through the links.' }],
  content: ['Check headings: they start below the heading around them.'],
  accessibility: ['It takes only sanitised HTML. Wide tables scroll.'],
  related: ['Prose', 'AnnouncementBanner', 'Highlight'],
  since: '0.1.0',
};
