import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button that shows only an icon.',
  when: 'For familiar actions where space is short: close, help, more.',
  whenNot: 'Not for a page’s main action, nor for an icon that needs an explanation: Button.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Runs the action.' }],
  content: ['The label is a verb with its thing: “Dismiss the message”. Show it in a Tooltip.'],
  accessibility: ['The label is required. The target is 44 px on touch screens.'],
  related: ['Button', 'Tooltip', 'MenuButton'],
  since: '0.1.0',
};
