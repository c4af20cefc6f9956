import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A form that writes the next message of a conversation.',
  when: 'Under a Conversation, to write the next message.',
  whenNot: 'Not for a field of a form: TextArea.',
  anatomy: {
    story: 'WithAttachments',
    parts: [
      { name: 'Message', selector: 'textarea', note: 'Grows with its text.' },
      { name: 'Count', selector: '[data-state="within"]', side: 'end', note: 'The used part of the limit.' },
      { name: 'Attachments', selector: 'form > div > span', note: 'Optional.' },
      { name: 'Attach', selector: 'button[type="button"]', note: 'Optional.' },
      { name: 'Send', selector: 'button[type="submit"]', side: 'end' },
    ],
  },
  keyboard: [
    { keys: 'Control + Enter, Command + Enter', effect: 'Sends the message.' },
    { keys: 'Enter', effect: 'Starts a new line.' },
  ],
  content: ['Say in the hint who reads the message.'],
  accessibility: ['The text stays when sending fails, and the failure is announced.'],
  related: ['Conversation', 'TextArea', 'FileList'],
  since: '0.1.0',
};
