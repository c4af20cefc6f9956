import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A note above a form whose draft was restored.',
  when: 'Above a form whose draft was restored after the session ended.',
  whenNot: 'Not for drafts that the user saved: show them in a list.',
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Text', selector: 'strong', side: 'above' },
      { name: 'Time', selector: 'p' },
      { name: 'Keep', selector: 'button[data-variant="secondary"]' },
      { name: 'Discard', selector: 'button[data-variant="quiet"]', side: 'below' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves between the buttons.' },
    { keys: 'Enter, Space', effect: 'Presses the focused button.' },
  ],
  content: ['Name the restored draft and its time.'],
  accessibility: ['After the choice, focus moves to the page heading.'],
  related: ['InlineAlert', 'SaveStatus'],
  since: '0.1.0',
};
