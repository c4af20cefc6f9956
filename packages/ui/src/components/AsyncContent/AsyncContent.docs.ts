import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The content of a page, a tab or a card that comes from a request, in each of its states.',
  when: 'Around everything that comes from a request: the facts of a page, the panel of a tab, a dashboard card.',
  whenNot: 'Not around a Table or a chart, which have these states themselves.',
  keyboard: [{ keys: 'Enter, Space', effect: 'On Retry: sends the request again.' }],
  content: ['Say what could not be loaded, and give a reference that support can look up.'],
  accessibility: ['Loading and failures are announced.', 'Focus stays in place when Retry goes away.'],
  related: ['AsOf', 'Skeleton', 'EmptyState', 'InlineAlert'],
  since: '0.1.0',
};
