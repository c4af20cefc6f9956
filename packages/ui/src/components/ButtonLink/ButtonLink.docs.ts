import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A link that looks like a button.',
  when: 'For the page that the user is most likely to open next.',
  whenNot: 'Not for an action (Button), nor inside a sentence (Link).',
  keyboard: [{ keys: 'Enter', effect: 'Opens the page.' }],
  content: ['Name the destination or the task: “View services”, “Request a quote”.'],
  accessibility: ['It is a link for screen readers and in the context menu of the browser.'],
  related: ['Button', 'Link', 'Tile'],
  since: '0.1.0',
};
