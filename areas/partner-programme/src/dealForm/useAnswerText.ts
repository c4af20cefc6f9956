import { useUnsavedWork } from '@quayside/portal-core/react';
import { useState } from 'react';

/** The answer to our question about a deal, as far as it is typed. */
export interface AnswerText {
  readonly text: string;
  /** When the restored text was kept; null when there was none. */
  readonly restoredAt: Date | null;
  /** Counts how often a text was restored. A form that begins with the text begins anew with each. */
  readonly restores: number;
  setText(this: void, text: string): void;
  /** The user has read that the text was restored. */
  dismissRestored(this: void): void;
  /** Forgets the text: it was sent or discarded, or can no longer be sent. */
  clear(this: void): void;
}

/** Holds the text outside of its form, which is gone once the deal needs no answer any more. It outlasts a reload. */
export function useAnswerText(number: string): AnswerText {
  const [text, setText] = useState('');
  const [restores, setRestores] = useState(0);
  const work = useUnsavedWork(`deal-answer ${number}`, {
    value: text.trim() === '' ? undefined : text,
    restore(kept) {
      if (typeof kept !== 'string') return false;
      setText(kept);
      setRestores((count) => count + 1);
      return true;
    },
  });
  return {
    text,
    restoredAt: work.restoredAt,
    restores,
    setText,
    dismissRestored: work.dismiss,
    clear() {
      setText('');
      work.forget();
      work.dismiss();
    },
  };
}
