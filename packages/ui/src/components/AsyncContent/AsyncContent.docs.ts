import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Content that comes from a request: a placeholder, the data, or what to do when it is missing.',
  when: 'Around everything that comes from a request: the facts of a page, the panel of a tab, a dashboard card.',
  whenNot: 'Not around a Table or a chart, which have these states themselves.',
  anatomy: {
    story: 'NotUpdated',
    parts: [
      {
        name: 'Failure',
        selector: '[data-async] svg + div > div',
        side: 'above',
        note: 'Above earlier data: from when it is, and a reference for support.',
      },
      { name: 'Retry', selector: '[data-async] button', side: 'end', note: 'Sends the request again.' },
      { name: 'Data', selector: '[data-async] dl', note: 'It stays, and keeps its focus.' },
    ],
  },
  example: {
    do: 'Keep the earlier data when a refresh fails.',
    dont: 'Replace visible data by a failure.',
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to Retry, then to the data.' },
    { keys: 'Enter, Space', effect: 'Sends the request again. Focus stays with the content.' },
  ],
  content: [
    'Say what could not be loaded: “The cases could not be loaded”.',
    'Offer another way on where the failure takes a whole page: “All services”.',
  ],
  accessibility: [
    'Loading, a failure and a missing source are announced politely. The content is `aria-busy` while it loads.',
    'When Retry goes away, focus moves to the content.',
  ],
  related: ['Skeleton', 'EmptyState', 'InlineAlert', 'AsOf'],
  since: '0.1.0',
};
