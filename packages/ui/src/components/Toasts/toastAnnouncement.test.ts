import { expect, it } from 'vitest';
import { defaultToastsLabels } from './Toasts.labels.ts';
import type { Toast } from './Toasts.types.ts';
import { toastAnnouncement } from './toastAnnouncement.ts';

const base: Toast = { id: 'one', tone: 'caution', text: 'The quote runs out tomorrow.', count: 1 };
const action = { label: 'Undo', onAction: () => undefined };

it.each<[Partial<Toast>, string]>([
  [{}, 'Caution. The quote runs out tomorrow.'],
  [{ title: 'Order it today' }, 'Caution. Order it today. The quote runs out tomorrow.'],
  [{ title: 'Order it today?' }, 'Caution. Order it today? The quote runs out tomorrow.'],
  [{ text: 'It was said “Soon.”' }, 'Caution. It was said “Soon.”'],
  [{ text: 'هل تريد ذلك؟' }, 'Caution. هل تريد ذلك؟'],
  [{ text: 'Saving…' }, 'Caution. Saving…'],
  [{ title: '', text: ' Saved ' }, 'Caution. Saved.'],
  [{ count: 2 }, 'Caution. The quote runs out tomorrow. 2 times.'],
  [{ action }, 'Caution. The quote runs out tomorrow. Press F6 to reach it.'],
  [{ tone: 'critical', text: 'Error occurred.' }, 'Error occurred.'],
  [{ title: 'Caution: it runs out', text: 'Tomorrow' }, 'Caution: it runs out. Tomorrow.'],
])('announcementOf turns %j into sentences and repeats no word [TOAST-3]', (toast, spoken) => {
  expect(toastAnnouncement({ ...base, ...toast }, defaultToastsLabels)).toBe(spoken);
});
