import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A message in place of a list without items, or without matches.',
  when: 'When a list or page has no items yet, or none match the filter: say why, and offer one action.',
  whenNot:
    'Not when loading failed: InlineAlert or the Table’s own error. Not for a whole screen: MessageScreen.',
  anatomy: {
    story: 'Small',
    parts: [
      { name: 'Icon', selector: 'svg', side: 'above', note: 'Decoration.' },
      { name: 'Title', selector: 'p', note: 'Names the missing items.' },
      { name: 'Text', selector: 'p + div', note: 'Optional: why, and what can be done.' },
      { name: 'Action', selector: 'button', side: 'below', note: 'One, and the most useful.' },
    ],
  },
  example: {
    do: 'Say why it is empty, and offer the action that fills it.',
    dont: 'Write “No data” and leave the reader there.',
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the action.' }],
  content: [
    'Say why it is empty and what comes next: “No case fits this filter. Clear the filter to see 38 cases”.',
  ],
  accessibility: ['The title is a heading only where the page has no other one for this part.'],
  related: ['InlineAlert', 'Table', 'MessageScreen', 'Illustration'],
  since: '0.1.0',
};
