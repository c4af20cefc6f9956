import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The days of a month, of which one can be chosen.',
  when: 'For a day that has to be chosen from the available ones, always visible: an appointment.',
  whenNot: 'Not in a form: a DateField opens it when it is needed. Not for a range: DateRangeField.',
  anatomy: {
    story: 'Month',
    parts: [
      { name: 'Previous month', selector: 'button[aria-label]:first-child' },
      { name: 'Month', selector: '[aria-live]', side: 'above', note: 'Announced when it changes.' },
      { name: 'Next month', selector: '[aria-live] + button', side: 'above' },
      { name: 'Weekdays', selector: 'thead', note: 'Follow the user’s locale.' },
      {
        name: 'Day',
        selector: 'button[data-date]',
        side: 'end',
        note: 'A day that cannot be chosen says why.',
      },
    ],
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'Move by a day or a week.' },
    { keys: 'Home, End', effect: 'Move to the start or the end of the week.' },
    { keys: 'Page Up, Page Down', effect: 'Move by a month; with Shift by a year.' },
    { keys: 'Enter, Space', effect: 'Chooses the day.' },
  ],
  content: ['Give a short reason for a day that cannot be chosen: “No engineer on Sundays”.'],
  accessibility: ['Days that cannot be chosen take focus, so that their reason is read.'],
  related: ['DateField', 'DateRangeField'],
  since: '0.1.0',
};
