import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A short description of a button or link, on hover and focus.',
  when: 'To show the name of an icon button, or the full text where it is truncated.',
  whenNot:
    'Not for anything essential, because touch screens do not show it: use a hint under the field, or text in the page.',
  keyboard: [
    { keys: 'Tab', effect: 'Shows it when its button has focus.' },
    { keys: 'Escape', effect: 'Hides it.' },
  ],
  content: ['A few words without a full stop. The name of the action, or the full text.'],
  accessibility: ['It is a description, never the only name. Touch screens do not show it.'],
  related: ['IconButton', 'Popover', 'Field'],
  since: '0.1.0',
};
