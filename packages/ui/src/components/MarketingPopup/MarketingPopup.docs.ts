import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A message with a picture that is shown to all users after sign-in.',
  when: 'For a rich-text message to all users after sign-in, with a banner, and for its preview.',
  whenNot: 'Not for incidents or planned work: AnnouncementBanner. Not for the first sign-in: WelcomePopup.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Title', selector: 'h2', side: 'above' },
      { name: 'Close', selector: 'button[aria-label]', side: 'above' },
      { name: 'Banner', selector: 'img', note: 'Decoration unless it has a text.' },
      { name: 'Text', selector: 'img + div', note: 'Rich text; scrolls inside when long.' },
      { name: 'Do not show again', selector: 'label', side: 'below' },
      { name: 'Button', selector: 'button[data-variant="primary"]', side: 'below', note: 'Closes it.' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves inside the dialog only.' },
    { keys: 'Escape', effect: 'Closes it.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['One message, one link. Put the news in the first sentence.'],
  accessibility: ['Focus moves to the title. Give the banner a text if it says more than the message.'],
  related: ['AnnouncementBanner', 'WelcomePopup', 'Dialog'],
  since: '0.1.0',
};
