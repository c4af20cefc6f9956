import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Totals that stay in view while the user chooses.',
  when: 'For the totals of a quote, an estimate or an order that change while the user chooses.',
  whenNot: 'Not for facts that do not change on the page: DescriptionList in a Card.',
  anatomy: {
    story: 'Totals',
    parts: [
      { name: 'Title', selector: 'h2' },
      { name: 'Main total', selector: '[data-main="true"]' },
      { name: 'Other totals', selector: '[data-main="false"]' },
      { name: 'Note', selector: 'dl + div', note: 'Tax, validity.' },
      { name: 'Action', selector: 'section button[data-variant]' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the action.' },
    { keys: 'Enter, Space', effect: 'Runs the action, or unfolds the totals on a phone.' },
  ],
  content: ['Name the period of each price: “Monthly”, “One-off”.'],
  accessibility: ['New totals are announced once they have settled.'],
  related: ['Money', 'PriceMatrix', 'WizardFrame'],
  since: '0.1.0',
};
