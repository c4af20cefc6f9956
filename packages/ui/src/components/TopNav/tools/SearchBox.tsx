'use client';
import { memo, type FormEvent, type JSX, type MemoExoticComponent } from 'react';
import { searchIcon } from '../../../icons/searchIcon.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { useBar } from '../state/BarContext.ts';
import { SearchForm } from './SearchBox.styles.ts';

export type SearchBoxProps = { onSearch: (keyword: string) => void; hint: string | undefined };

/**
 * The search box: 125 px wide, 275 px when focused or filled, and in the sheet as wide as the sheet. It submits only a
 * non-empty keyword, and then clears itself.
 */
export const SearchBox: MemoExoticComponent<(props: SearchBoxProps) => JSX.Element> = memo(
  ({ onSearch, hint }) => {
    const { labels, select } = useBar();

    function submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const form = event.currentTarget;
      const keyword = form.querySelector('input')?.value.trim();
      if (!keyword) return;
      form.reset();
      select();
      onSearch(keyword);
    }

    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- jsdom does not know <search>, and React warns of that in tests.
      <SearchForm role="search" onSubmit={submit}>
        <span>
          <Icon icon={searchIcon} size={16} />
          <input
            type="search"
            name="keyword"
            aria-label={labels.search}
            title={hint}
            placeholder={labels.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
      </SearchForm>
    );
  },
);
