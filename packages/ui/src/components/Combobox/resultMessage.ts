import { fillLabel } from '../../theme/fillLabel.ts';
import type { ComboboxResults, OptionListLabels } from './Combobox.types.ts';

export type ResultMessage = {
  /** Shown below the options, or in place of them. Empty when the options say enough. */
  shown: string;
  announced: string;
};

/** A text that is shown and announced. */
function said(words: string): ResultMessage {
  return { shown: words, announced: words };
}

/** The texts for the results, of which `count` options are shown and `total` match. */
export function resultMessage(
  results: ComboboxResults<unknown>,
  { count, total }: { count: number; total: number },
  text: OptionListLabels,
  locale: string,
): ResultMessage {
  if (results.status === 'idle') return said(text.idle);
  if (results.status === 'error') return said(results.message ?? text.failed);
  if (results.status === 'loading') return { shown: '', announced: text.loading };
  if (count === 0) return said(text.empty);
  const format = new Intl.NumberFormat(locale);
  if (total > count) return said(fillLabel(text.narrow, { total: format.format(total) }));
  return { shown: '', announced: fillLabel(text.count, { count: format.format(count) }) };
}
