import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'When the data was received, and a button that loads it again.',
  when: 'Below the data of a page or a card that is kept for a while: a list, a detail, a dashboard card.',
  whenNot:
    'Not where new entries arrive automatically, such as an open conversation. Not for a failure: AsyncContent.',
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Time', selector: 'time', note: 'In the user’s time zone. Left out while it is unknown.' },
      { name: 'Refresh', selector: 'button', side: 'above', note: 'Pending while new data is on its way.' },
    ],
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Loads the data again, unless it is being loaded.' }],
  content: ['“As of” and a time. The button says Refresh; Retry is for a request that failed.'],
  accessibility: [
    'The button keeps its place and its focus while the data is loaded, and says that it is busy.',
  ],
  related: ['AsyncContent', 'DateTime', 'Button'],
  since: '0.1.0',
};
