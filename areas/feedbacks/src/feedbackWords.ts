import type { StatusWord } from '@quayside/page-kit/schema';
import type { Feedback } from './api.ts';

export const kindWords: Readonly<Record<Feedback['kind'], { readonly text: string; readonly hint: string }>> =
  {
    idea: { text: 'Idea', hint: 'Something that would help you' },
    problem: { text: 'Problem', hint: 'Something in the portal that goes wrong' },
    praise: { text: 'Praise', hint: 'Something that works well' },
  };

export const statusWords: Readonly<Record<Feedback['status'], StatusWord>> = {
  received: { text: 'Received', tone: 'neutral' },
  reviewing: { text: 'Being reviewed', tone: 'info' },
  replied: { text: 'Replied', tone: 'positive' },
};
