import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A place to choose, drop or paste files.',
  when: 'To add files: attachments of a case, a letter of authority. Show them in a FileList.',
  whenNot: 'Not to show files. Not for text that can be typed: TextArea.',
  anatomy: {
    story: 'Idle',
    parts: [
      { name: 'Drop area', selector: 'input', note: 'Files can be dropped anywhere on it.' },
      { name: 'Prompt', selector: 'input ~ *', side: 'above', note: 'Says what can be added.' },
    ],
  },
  keyboard: [
    { keys: 'Enter, Space', effect: 'Opens the file chooser.' },
    { keys: 'Control + V, Command + V', effect: 'Adds files from the clipboard.' },
  ],
  content: ['Say which kinds of files and what size are accepted before the user chooses.'],
  accessibility: ['It is a native file input, so dropping is never the only way.'],
  related: ['FileList', 'Field'],
  since: '0.1.0',
};
