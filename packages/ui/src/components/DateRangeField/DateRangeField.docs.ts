import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Two days with one label: the first and the last.',
  when: 'For a period of days: the dates of a report, a search by date, an absence.',
  whenNot: 'Not for one day: DateField. Not where only a few periods are possible: NativeSelect.',
  anatomy: {
    story: 'Presets',
    parts: [
      { name: 'Legend', selector: 'legend' },
      { name: 'First day', selector: 'fieldset fieldset, [data-field]:first-child', note: 'May be empty.' },
      { name: 'Last day', selector: '[data-field] + [data-field]', side: 'end', note: 'May be empty.' },
      { name: 'Suggestions', selector: '[data-presets]', note: 'Optional: common periods.' },
    ],
  },
  keyboard: [
    { keys: 'Arrow keys', effect: 'Change the day, month or year.' },
    { keys: 'Tab', effect: 'Moves through the two days and the suggestions.' },
  ],
  content: ['The legend names what the period is about: “Opened”, “Billed”.'],
  accessibility: ['It is a group with a legend. An error belongs to the group.'],
  related: ['DateField', 'FilterBar', 'FieldGroup'],
  since: '0.1.0',
};
