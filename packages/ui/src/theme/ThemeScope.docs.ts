import type { ComponentGuide } from '../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A part of the page in another theme, view or density.',
  when: 'For a part of a page in another theme or view: a preview, a comparison.',
  whenNot: 'Not for the page as a whole: QuaysideProvider.',
  keyboard: [],
  content: [],
  accessibility: ['It sets colours only. The contrast of each theme is tested.'],
  related: ['Button', 'Card'],
  since: '0.1.0',
};
