import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Short messages in the lower corner about what just happened.',
  when: 'For a short message that needs no reply: saved, sent, undone, or a failure in the background.',
  whenNot:
    'Not for a message that must be read before continuing (Dialog), nor for an error in a form: InlineAlert, Field.',
  anatomy: {
    story: 'EveryTone',
    parts: [
      { name: 'Tone icon', selector: 'li svg', side: 'above', note: 'Named for screen readers.' },
      { name: 'Title', selector: 'li strong', side: 'above', note: 'Optional.' },
      { name: 'Text', selector: 'li div', side: 'above' },
      {
        name: 'Action',
        selector: 'li button[data-variant]',
        side: 'below',
        note: 'Optional: Undo, or a link.',
      },
      { name: 'Dismiss', selector: 'li button[aria-label]', side: 'end' },
    ],
  },
  example: {
    do: 'Say what was done, and offer Undo where there is one.',
    dont: 'Show errors that have to be read beside their fields: use an ErrorSummary.',
  },
  keyboard: [
    { keys: 'F6', effect: 'Moves focus to the messages and back.' },
    { keys: 'Tab', effect: 'Moves through the buttons.' },
    { keys: 'Escape', effect: 'Dismisses the focused message, or moves focus back.' },
  ],
  content: ['One sentence in the past: “Quote Q-20418 is saved”.'],
  accessibility: [
    'Failures are alerts, all others are polite. Time stops while a message is hovered or has focus.',
  ],
  related: ['InlineAlert', 'AnnouncementBanner', 'ConfirmDialog'],
  since: '0.1.0',
};
