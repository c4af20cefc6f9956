import type { ComponentGuide } from '../../../../../.storybook/docs/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A date or time in the user’s time zone and locale.',
  when: 'For every date and time. With the time zone where the reader may be in another one, such as planned work.',
  whenNot: 'Not for how long ago something happened: RelativeTime. Not to enter a date.',
  example: { do: '“21 Nov 2026, 13:05 CET”', dont: '“11/21/26”, which reads differently in each country.' },
  keyboard: [],
  content: ['Give the time zone where the reader may be in another one.'],
  accessibility: [
    'It is a `<time>` with a machine-readable value. A missing time is a dash that is read as “unknown”.',
  ],
  related: ['RelativeTime', 'DateField', 'Table'],
  since: '0.1.0',
};
