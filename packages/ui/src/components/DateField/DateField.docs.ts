import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A field for one day.',
  when: 'For one day. With `unavailableReason` where days are ruled out: a porting date, an install.',
  whenNot:
    'Not for a period: DateRangeField. Not for a point in time, nor for a choice of a few days: RadioGroup.',
  anatomy: {
    story: 'CalendarOpen',
    parts: [
      { name: 'Date', selector: 'input[type="date"]', note: 'Native, in the browser’s own format.' },
      {
        name: 'Calendar',
        selector: 'button[aria-haspopup]',
        side: 'below',
        note: 'Only where single days are ruled out.',
      },
      {
        name: 'Range',
        selector: 'div:last-child:not(:has(input))',
        side: 'above',
        note: 'The first and last possible day.',
      },
    ],
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'Change the day, month or year.' },
    { keys: 'Tab', effect: 'Moves through the parts of the date.' },
    { keys: 'Escape', effect: 'Closes the calendar.' },
  ],
  content: ['The label names the event: “Required date”. Do not write a date format into the hint.'],
  accessibility: ['Errors about the date appear when the user leaves the field.'],
  related: ['DateRangeField', 'Calendar', 'Field', 'DateTime'],
  since: '0.1.0',
};
