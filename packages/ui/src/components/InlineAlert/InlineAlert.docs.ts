import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A message about the content around it.',
  when: 'For a message about the content around it: a failed save above its form, a warning beside a price.',
  whenNot:
    'Not for a short message that needs no reply (Toasts), nor for the whole portal (AnnouncementBanner).',
  anatomy: {
    story: 'WithAction',
    parts: [
      { name: 'Tone icon', selector: 'svg', note: 'Named for screen readers: note, caution, error, done.' },
      { name: 'Text', selector: 'svg + div > div', side: 'above' },
      { name: 'Action', selector: 'button', side: 'above', note: 'Optional: what solves it.' },
    ],
  },
  example: {
    do: 'Say what happened and what to do, and offer to try again.',
    dont: 'Show a code or an address that only a developer understands.',
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action.' }],
  content: [
    'Say what happened, then what to do. One or two sentences.',
    'Tone follows the need to act: critical for a failure, caution for a risk, info for the rest.',
  ],
  accessibility: ['Set `announce` for a message that appears after an action.'],
  related: ['Toasts', 'AnnouncementBanner', 'EmptyState', 'ErrorSummary'],
  since: '0.1.0',
};
