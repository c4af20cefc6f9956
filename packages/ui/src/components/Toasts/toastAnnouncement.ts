import { fillLabel } from '../../theme/fillLabel.ts';
import type { ToastsLabels } from './Toasts.labels.ts';
import type { Toast } from './Toasts.types.ts';

/** The word for a toast's tone. Undefined where its text begins with that word. */
export function toneLabel({ tone, title, text: words }: Toast, text: ToastsLabels): string | undefined {
  const word = text[tone];
  const isRepeated = (title ?? words).toLowerCase().startsWith(word.toLowerCase());
  return isRepeated ? undefined : word;
}

/** The announcement of a toast: whole sentences with punctuation. */
export function toastAnnouncement(toast: Toast, text: ToastsLabels): string {
  const { title, text: words, count, action } = toast;
  const parts = [
    toneLabel(toast, text),
    title,
    words,
    count > 1 ? fillLabel(text.times, { count }) : undefined,
    action && text.reach,
  ];
  return parts.flatMap((part) => (part ? [withFullStop(part.trim())] : [])).join(' ');
}

/** Sentence-ending punctuation of any script, also inside quotes or brackets. */
function withFullStop(sentence: string): string {
  return /[\p{Sentence_Terminal}…:;][\p{Pe}\p{Pf}"']*$/u.test(sentence) ? sentence : `${sentence}.`;
}
