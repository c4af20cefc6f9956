import { fillLabel } from '../../theme/fillLabel.ts';
import type { ToastsLabels } from './Toasts.labels.ts';
import type { Toast } from './Toasts.types.ts';

/** The word for a toast's tone; undefined where its own words begin with that already. */
export function toneWord({ tone, title, text: words }: Toast, text: ToastsLabels): string | undefined {
  const word = text[tone];
  const isSaid = (title ?? words).toLowerCase().startsWith(word.toLowerCase());
  return isSaid ? undefined : word;
}

/** What is read out of a toast: whole sentences, each with its own punctuation. */
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

/** What ends a sentence, in any script, may stand within quotes or brackets. */
function ended(sentence: string): string {
  return /[\p{Sentence_Terminal}…:;][\p{Pe}\p{Pf}"']*$/u.test(sentence) ? sentence : `${sentence}.`;
}
