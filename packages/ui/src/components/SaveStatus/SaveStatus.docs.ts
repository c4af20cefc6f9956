import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'Whether the work on the page is saved.',
  when: 'On a page that saves automatically, such as a wizard or a long form.',
  whenNot: 'Not for a form with a Save button that leaves the page: Toasts.',
  keyboard: [{ keys: 'Enter, Space', effect: 'Retries after a failure.' }],
  content: ['“Saved 10:42”, “Saving”, “Not saved. Retry”.'],
  accessibility: ['Changes are announced politely, failures at once.'],
  related: ['WizardFrame', 'Toasts', 'RestoredDraftNotice'],
  since: '0.1.0',
};
