import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button in the lower corner that opens the live chat.',
  when: 'Once in the shell, where live chat is enabled and its script has loaded.',
  whenNot: 'Not for help texts or cases: use links.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Opens the chat.' }],
  content: [
    'The label says what opens: “Chat with us”. The number of unread messages is added automatically.',
  ],
  accessibility: [
    'Unread messages are part of its name. When it unmounts with focus, focus moves to the page heading.',
  ],
  related: ['ScrollToTop', 'Toasts', 'Conversation'],
  since: '0.1.0',
};
