import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A link to a page or a site.',
  when: 'In sentences, lists and tables, for anything with an address.',
  whenNot: 'Not for an action: Button. Not for the main next step of a screen: ButtonLink.',
  example: { do: '“Read the installation guide”', dont: '“For the guide click here”' },
  keyboard: [{ keys: 'Enter', effect: 'Opens the address.' }],
  content: ['Name the destination: “Network status”, never “click here”.'],
  accessibility: ['An external link announces that it opens a new tab. An unsafe address is not followed.'],
  related: ['ButtonLink', 'RowTitle', 'Tile'],
  since: '0.1.0',
};
