import { fillLabel } from '../../theme/fillLabel.ts';
import type { ToastsLabels } from './Toasts.labels.ts';
import type { Toast } from './Toasts.types.ts';

/** The word for a toast's tone. Undefined where its text begins with that word. */
export function toneWord({ tone, title, text: words }: Toast, text: ToastsLabels): string | undefined {
  const word = text[tone];
  const isSaid = (title ?? words).toLowerCase().startsWith(word.toLowerCase());
  return isSaid ? undefined : word;
}

/** The announcement of a toast: whole sentences with punctuation. */
export function spokenWords(toast: Toast, text: ToastsLabels): string {
  const { title, text: words, count, action } = toast;
  const parts = [
    toneWord(toast, text),
    title,
    words,
    count > 1 ? fillLabel(text.times, { count }) : undefined,
    action && text.reach,
  ];
  return parts.flatMap((part) => (part ? [ended(part.trim())] : [])).join(' ');
}

/** Sentence-ending punctuation of any script, also inside quotes or brackets. */
function ended(sentence: string): string {
  return /[\p{Sentence_Terminal}…:;][\p{Pe}\p{Pf}"']*$/u.test(sentence) ? sentence : `${sentence}.`;
}
