import type { ComponentGuide } from '../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The accent colours of a brand of your own, made from one colour.',
  when: 'For an application of another brand: one colour gives both themes their accent, with enough contrast.',
  whenNot: 'Not for the portal, whose two views have their own accents.',
  keyboard: [],
  content: [],
  accessibility: ['It refuses a colour that has too little contrast in one of the themes.'],
  related: ['ThemeScope', 'Logo'],
  since: '0.1.0',
};
