import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The facts of one thing, as terms and descriptions.',
  when: 'For the facts of one thing: a service, a case, a person.',
  whenNot: 'Not to compare several things: Table. Not for values that the user can change: a form.',
  anatomy: {
    story: 'Stacked',
    parts: [
      { name: 'Term', selector: 'dt' },
      { name: 'Description', selector: 'dd', side: 'end', note: 'A dash where there is no value.' },
      { name: 'Identifier', selector: '[data-kind="identifier"] dd', note: 'In a font with clear digits.' },
    ],
  },
  keyboard: [],
  content: [
    'Terms are nouns of one or two words without a colon.',
    'Keep the same order on every page about the same kind of thing.',
  ],
  accessibility: ['It is a `<dl>`, so screen readers read each term with its description.'],
  related: ['Table', 'Card', 'ReviewSection', 'DiffList'],
  since: '0.1.0',
};
