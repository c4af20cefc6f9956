import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Text for screen readers only.',
  when: 'For text that sighted users get from an image or the layout.',
  whenNot: 'Not for text that all users need, nor for the name of a control that has a `label`.',
  keyboard: [],
  content: ['Write it as a part of the sentence around it.'],
  accessibility: ['Do not hide anything that can take focus.'],
  related: ['Icon', 'Link'],
  since: '0.1.0',
};
