import { useState, type JSX } from 'react';
import tokenList from 'virtual:token-list';
import type { ListedToken } from '../../../packages/ui/scripts/listTokens.ts';
import { Field } from '../../../packages/ui/src/components/Field/Field.tsx';
import { TextField } from '../../../packages/ui/src/components/TextField/TextField.tsx';
import { searchIcon } from '../../../packages/ui/src/icons/searchIcon.ts';
import './tokens.css';
import { TokenRow } from './TokenRow.tsx';

/** `groups` are names of groups in the token files, with the heading of each. */
type TokenListProps = { groups: Readonly<Record<string, string>> };

type Section = { title: string; tokens: readonly ListedToken[] };

/** Every token of some groups, with a box that finds them by name or purpose. */
export function TokenList({ groups }: TokenListProps): JSX.Element {
  const [words, setWords] = useState('');
  const all = Object.entries(groups).flatMap(([group, title]) => sectionsOf(group, title));
  const sections = all
    .map(({ title, tokens }) => ({ title, tokens: tokens.filter((token) => fits(token, words)) }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <div className="sb-unstyled token-list">
      <div className="token-filter">
        <Field label="Filter by name or purpose">
          <TextField
            type="search"
            icon={searchIcon}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        <output>
          {count(sections)} of {count(all)} tokens
        </output>
      </div>
      {sections.map(({ title, tokens }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function sectionsOf(group: string, title: string): Section[] {
  const tokens = tokenList.filter(({ id }) => id.startsWith(`${group}.`));
  if (group !== 'color') return [{ title, tokens }];
  return [...Map.groupBy(tokens, kindOf)].map(([kind, ofKind]) => ({ title: kind, tokens: ofKind }));
}

/** Returns the group of a colour by its name: `color.on-accent` and `color.accent-hover` belong to the accent. */
function kindOf({ id }: ListedToken): string {
  const [kind = ''] = id.replace(/^color\.(?:on-)?/, '').split('-');
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

function fits({ id, property, purpose }: ListedToken, words: string): boolean {
  const text = `${id} ${property} ${purpose}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function count(sections: readonly Section[]): number {
  return sections.reduce((sum, { tokens }) => sum + tokens.length, 0);
}
