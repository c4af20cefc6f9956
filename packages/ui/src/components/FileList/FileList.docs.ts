import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Files that are being added or are attached, each with its state and actions.',
  when: 'For files that are being added, below a FileDrop, and for the attachments of a message.',
  whenNot: 'Not for a library of documents with facts to compare: Table.',
  anatomy: {
    story: 'EveryState',
    parts: [
      { name: 'File', selector: 'li', side: 'above' },
      {
        name: 'Name and size',
        selector: 'li bdi',
        side: 'above',
        note: 'Cut in the middle, so that the ending stays visible.',
      },
      { name: 'State', selector: '[data-state="waiting"] div > div:last-child' },
      { name: 'Progress', selector: 'progress', side: 'below' },
      { name: 'Action', selector: 'li button', side: 'above', note: 'Cancel, retry, download or remove.' },
    ],
  },
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the actions.' },
    { keys: 'Enter, Space', effect: 'Runs the action.' },
  ],
  content: ['Say what failed and what to do: “The file is larger than 20 MB. Choose a smaller one”.'],
  accessibility: [
    'Start and end are announced, progress is not. After a removal, focus moves to the next file.',
  ],
  related: ['FileDrop', 'ProgressBar', 'Composer'],
  since: '0.1.0',
};
