import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A screen for when a service is unavailable, with the time of the next try.',
  when: 'When calls fail with 503, 504 or 511, or during maintenance, and the page cannot work without them.',
  whenNot: 'Not when one part of a page fails: use an InlineAlert there, with its own retry.',
  anatomy: {
    story: 'Waiting',
    parts: [
      { name: 'Heading', selector: 'h1' },
      { name: 'Cause', selector: 'h1 + p' },
      { name: 'Countdown', selector: '[role="timer"]', note: 'Not read every second.' },
      { name: 'Retry', selector: 'button', side: 'below', note: 'Tries at once.' },
    ],
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Retries at once.' }],
  content: ['Say what still works and where to look: the status page.'],
  accessibility: ['The heading takes focus. The countdown is a timer that is not announced each second.'],
  related: ['CannotStartScreen', 'InlineAlert', 'MessageScreen'],
  since: '0.1.0',
};
