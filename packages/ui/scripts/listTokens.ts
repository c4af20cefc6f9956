import type { Resolver, TokenNormalized } from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import { customPropertyOf, isPublic } from './publicTokens.ts';

/** A theme with a view, or a density: what a token's value may depend on. */
export type Variant = `${'light' | 'dark'} ${'apollo' | 'artemis'}` | 'comfortable' | 'compact';

/** One value of a token, and the variants that have it. No variants mean all. */
export interface TokenValue {
  variants: readonly Variant[];
  css: string;
  /** For a colour: its lightness, chroma and hue in OKLCH, and the nearest colour in hex. */
  color?: { lightness: number; chroma: number; hue: number; hex: string };
}

/** A token that has a custom property, as the token files describe it. */
export interface ListedToken {
  /** Its name in the token files, such as `color.text`. */
  id: string;
  type: string;
  property: string;
  purpose: string;
  values: readonly TokenValue[];
}

const looks: readonly Variant[] = ['light apollo', 'dark apollo', 'light artemis', 'dark artemis'];
const densities: readonly Variant[] = ['comfortable', 'compact'];

/** Every public token with its value in each theme, view and density. */
export function listTokens(resolver: Resolver): ListedToken[] {
  const tokensOf = new Map([
    ...looks.map((look) => {
      const [theme = '', view = ''] = look.split(' ');
      return [look, resolver.apply({ theme, view })] as const;
    }),
    ...densities.map((density) => [density, resolver.apply({ density })] as const),
  ]);
  return Object.values(resolver.apply({}))
    .filter(({ id }) => isPublic(id))
    .map((token) => ({
      id: token.id,
      type: token.$type,
      property: customPropertyOf(token.id),
      purpose: token.$description ?? '',
      values: distinctValues(
        (isThemed(token) ? looks : densities).flatMap((variant) => {
          const own = tokensOf.get(variant)?.[token.id];
          return own ? [{ ...valueOf(own), variants: [variant] }] : [];
        }),
      ),
    }));
}

/** Only colours, and the shadows that use one, follow the theme and the view. */
const isThemed = ({ $type }: TokenNormalized): boolean => $type === 'color' || $type === 'shadow';

function distinctValues(values: readonly TokenValue[]): TokenValue[] {
  const groups = [...Map.groupBy(values, ({ css }) => css).values()];
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ ...first, variants: groups.length === 1 ? [] : group.flatMap(({ variants }) => variants) }];
  });
}

function valueOf(token: TokenNormalized): Omit<TokenValue, 'variants'> {
  if (token.$type === 'typography') {
    const parts = partsOf(token);
    const [weight, size, height] = ['font-weight', 'font-size', 'line-height'].map((name) => parts[name]);
    return { css: `${weight} ${size} / ${height}, letter-spacing ${parts['letter-spacing']}` };
  }
  const css = textOf(token);
  if (token.$type !== 'color') return { css };
  const [lightness, chroma, hue] = token.$value.components;
  const hex = textOf(token, { legacyHex: true });
  return { css, color: { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0, hex } };
}

/** The value as CSS without references, so that a reader sees it. */
function cssOf(token: TokenNormalized, color: { legacyHex?: boolean } = {}): string | Record<string, string> {
  const resolved: TokenNormalized = { ...token, aliasChain: undefined, partialAliasOf: undefined };
  return transformCSSValue(resolved, { tokensSet: {}, permutation: {}, color });
}

function textOf(token: TokenNormalized, color?: { legacyHex?: boolean }): string {
  const css = cssOf(token, color);
  if (typeof css === 'string') return css;
  throw new TypeError(`The token ${token.id} has no single value.`);
}

function partsOf(token: TokenNormalized): Record<string, string> {
  const css = cssOf(token);
  if (typeof css === 'object') return css;
  throw new TypeError(`The token ${token.id} is one value, without parts.`);
}
