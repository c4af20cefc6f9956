'use client';

import { plainText } from '@quayside/portal-core/addresses';
import { searchIcon } from '@quayside/ui/icons';
import { TextField } from '@quayside/ui/TextField';
import { useEffect, useState, type JSX } from 'react';

const SEARCH_AFTER_MS = 300;

/**
 * The search field. `words` are the present search words of the list; `onSearch` is called when the user stops typing, or presses
 * Enter. An input method, such as the one for Japanese, is waited for: until its word is accepted, the field holds only its sounds.
 */
export interface ListSearchProps {
  /** The field's name, such as Search cases. */
  label: string;
  /** A hint at the searchable texts, in a few words. */
  placeholder: string;
  words: string;
  onSearch: (words: string) => void;
}

/** The search field of the list. */
export function ListSearch({ label, placeholder, words, onSearch }: ListSearchProps): JSX.Element {
  const [typed, setTyped] = useState(words);
  const [isComposing, setComposing] = useState(false);
  const [lastWords, setLastWords] = useState(words);
  // The address changed, such as by Back: it replaces the typed words.
  if (words !== lastWords) {
    setLastWords(words);
    if (words !== plainText(typed)) setTyped(words);
  }

  useEffect(() => {
    if (isComposing || plainText(typed) === words) return undefined;
    const timer = setTimeout(() => onSearch(plainText(typed)), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, words, isComposing, onSearch]);

  return (
    <search>
      <form
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(plainText(typed));
        }}
      >
        <TextField
          aria-label={label}
          type="search"
          icon={searchIcon}
          maxLength={200}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  );
}
