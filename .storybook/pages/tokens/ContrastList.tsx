import { use, type JSX } from 'react';
import tokenList from 'virtual:token-list';
import { contrastPairs, type ContrastPair } from '../../../packages/ui/scripts/contrastPairs.ts';
import type { TokenValue } from '../../../packages/ui/scripts/listTokens.ts';
import { contrast } from '../../../packages/ui/src/brand/oklch.ts';
import { LookContext, type Look } from '../../LookContext.ts';

/** More pairs than these are folded. */
const SHOWN = 6;

/** The contrast of a colour with each colour that it meets, in the theme and view of the page. */
export function ContrastList({ name }: { name: string }): JSX.Element | null {
  const look = use(LookContext);
  const pairs = contrastPairs
    .filter(({ foreground, background }) => foreground === name || background === name)
    .map((pair) => ({ pair, ratio: ratioOf(pair, look) }));
  if (pairs.length === 0) return null;
  const list = (
    <ul className="token-contrast">
      {pairs.map(({ pair, ratio }) => (
        <Pair key={`${pair.foreground} ${pair.background}`} {...pair} ratio={ratio} name={name} />
      ))}
    </ul>
  );
  if (pairs.length <= SHOWN) return list;
  const below = pairs.filter(({ pair, ratio }) => ratio < pair.minimum).length;
  return (
    <details className="token-more">
      <summary>
        Contrast with {pairs.length} colours: {below === 0 ? 'all pass' : `${below} too low`}
      </summary>
      {list}
    </details>
  );
}

type PairProps = ContrastPair & { name: string; ratio: number };

function Pair({ foreground, background, minimum, name, ratio }: PairProps): JSX.Element {
  const isForeground = foreground === name;
  return (
    <li>
      <span
        className="token-pair"
        data-shape={minimum === 3}
        style={{ color: `var(--qs-color-${foreground})`, background: `var(--qs-color-${background})` }}
        aria-hidden="true"
      >
        {minimum === 3 ? '' : 'Aa'}
      </span>
      <span>
        {isForeground ? 'on' : 'under'} <code>{isForeground ? background : foreground}</code>
      </span>
      <span className="token-ratio">
        {ratio.toFixed(1)} <strong>{markOf(ratio, minimum)}</strong>
      </span>
    </li>
  );
}

/** Names the highest requirement that a contrast meets: WCAG's levels for text, 3:1 for shapes. */
function markOf(ratio: number, minimum: ContrastPair['minimum']): string {
  if (ratio < minimum) return `below ${minimum}:1`;
  if (minimum === 3) return '3:1';
  return ratio >= 7 ? 'AAA' : 'AA';
}

function ratioOf({ foreground, background }: ContrastPair, look: Look): number {
  return contrast(colorOf(foreground, look), colorOf(background, look));
}

function colorOf(name: string, { theme, view }: Look): NonNullable<TokenValue['color']> {
  const values = tokenList.find(({ id }) => id === `color.${name}`)?.values ?? [];
  const own = values.find(
    ({ variants }) => variants.length === 0 || variants.some((variant) => variant === `${theme} ${view}`),
  );
  if (own?.color) return own.color;
  throw new Error(`The pairs of colours name ${name}, which is no colour.`);
}
