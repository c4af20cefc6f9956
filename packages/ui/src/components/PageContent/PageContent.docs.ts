import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The column of a page’s content, with even spacing.',
  when: 'Once in every page, around everything under the bar.',
  whenNot: 'Not inside another PageContent, nor around screens, which have their own margins.',
  keyboard: [],
  content: [
    'Put one PageHeader first.',
    'Everything in it is as wide as the column. A Button or ButtonLink keeps its own width; several go into a Stack in a row.',
  ],
  accessibility: ['It adds no roles. AppShell renders the `<main>`.'],
  related: ['AppShell', 'PageHeader', 'Stack'],
  since: '0.1.0',
};
