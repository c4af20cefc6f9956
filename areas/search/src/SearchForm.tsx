import { Button } from '@quayside/ui/Button';
import { searchIcon } from '@quayside/ui/icons';
import { Stack } from '@quayside/ui/Stack';
import { TextField } from '@quayside/ui/TextField';
import { useState, type JSX } from 'react';
import { MAX_KEYWORD } from './searchParams.ts';

/** The present text. `onSearch` is called with another text. */
export interface SearchFormProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The field of the page. An empty text is not searched for. */
export function SearchForm({ keyword, onSearch }: SearchFormProps): JSX.Element {
  const [typed, setTyped] = useState(keyword);
  const [lastKeyword, setLastKeyword] = useState(keyword);
  // The address changed, such as by the bar or by Back: it replaces the typed text.
  if (keyword !== lastKeyword) {
    setLastKeyword(keyword);
    setTyped(keyword);
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onSearch(typed.trim());
        }}
      >
        <Stack direction="row" gap={8}>
          <div style={{ flex: '1 1 14rem', maxInlineSize: '40rem' }}>
            <TextField
              style={{ inlineSize: '100%' }}
              aria-label="Keyword"
              type="search"
              icon={searchIcon}
              maxLength={MAX_KEYWORD}
              placeholder="A number, a name, a postcode or your reference"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </Stack>
      </form>
    </search>
  );
}
