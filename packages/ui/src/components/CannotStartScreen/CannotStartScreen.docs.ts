import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for when the portal could not load its settings.',
  when: 'When the portal’s settings could not be loaded, before anything else can be shown.',
  whenNot: 'Not when a service fails later: ServiceUnavailableScreen, or an InlineAlert in the page.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Retries.' }],
  content: ['Say what failed and what to do. Do not show technical details.'],
  accessibility: ['It needs no network and has one heading, which takes focus.'],
  related: ['ServiceUnavailableScreen', 'MessageScreen'],
  since: '0.1.0',
};
