import type { ComponentGuide } from '../../../../../tools/stories/ComponentGuide.ts';

export const guide: ComponentGuide = {
  summary: 'A button that does something on this page.',
  when: 'For an action: save, order, approve. One primary button per screen.',
  whenNot: 'Not for navigation: use a ButtonLink or a Link, which can be opened in another tab.',
  example: {
    do: 'One primary button on a screen, which says what it does.',
    dont: 'Two primary buttons side by side, with words that fit anything.',
  },
  keyboard: [{ keys: 'Enter, Space', effect: 'Runs the action.' }],
  content: [
    'Start with a verb and name the thing: “Create case”, not “Submit” or “OK”.',
    'Use one to three words in sentence case, without a full stop.',
    'Keep the label while it is pending. The state is announced.',
  ],
  accessibility: [
    '`pending` keeps the focus on the button. `disabled` takes it away, so explain beside the button why it cannot be used.',
  ],
  related: ['ButtonLink', 'IconButton', 'MenuButton', 'ConfirmDialog'],
  since: '0.1.0',
};
