import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'One section of a review page, with a link that edits it.',
  when: 'On the review page of a wizard or a long form, once for each step.',
  whenNot: 'Not for the facts of a page that is not about to be submitted: Card with a DescriptionList.',
  anatomy: {
    story: 'Complete',
    parts: [
      { name: 'Title', selector: 'h2', note: 'The name of the step.' },
      { name: 'Edit', selector: 'a[data-variant]', side: 'above', note: 'Leads back to the step.' },
      { name: 'Facts', selector: 'dl' },
    ],
  },
  keyboard: [{ keys: 'Tab', effect: 'Moves to the edit link.' }],
  content: ['Use the step’s own title and its field labels.'],
  accessibility: ['The link is named with its section: “Edit Contacts and access”.'],
  related: ['WizardFrame', 'DescriptionList', 'Accordion'],
  since: '0.1.0',
};
