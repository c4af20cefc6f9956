import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'The progress of an operation.',
  when: 'For the progress of an operation: an upload, an export, the way to the next partner tier.',
  whenNot:
    'Not for loading content: Skeleton. Not for the steps of a form: Stepper. Not for how much of a limit is used: Meter.',
  anatomy: {
    story: 'Determinate',
    parts: [
      { name: 'Name', selector: 'span' },
      { name: 'Value', selector: '[aria-hidden="true"]', side: 'above' },
      { name: 'Bar', selector: 'progress', note: 'Moves without a value while the length is unknown.' },
    ],
  },
  keyboard: [],
  content: ['Name the operation and the thing: “Uploading floor-plan.pdf”.'],
  accessibility: ['It is a native `<progress>` with a name. Announce the end yourself, not each step.'],
  related: ['Meter', 'LoadingIndicator', 'Stepper', 'FileList'],
  since: '0.1.0',
};
