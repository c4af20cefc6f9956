import { readFileSync } from 'node:fs';

/** A colour as the DTCG format writes it; components are lightness 0-1, chroma, hue in degrees. */
export type OklchColor = { colorSpace: 'oklch'; components: [number, number, number]; alpha?: number };

type Dimension = { value: number; unit: string };

/** Every kind of value our token files hold. */
export type TokenValue =
  | string
  | number
  | string[]
  | [number, number, number, number]
  | OklchColor
  | Dimension
  | { color: TokenValue; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };

/** A token with its aliases still in place; `path` is its name, piece by piece. */
export type Token = { path: string[]; type: string; value: TokenValue };

/** The two maps of colours. */
export type Theme = 'light' | 'dark';

/** The portal's two views; each has an accent of its own. */
export type View = 'apollo' | 'artemis';

const folder = new URL('../src/tokens/', import.meta.url);

/** All tokens of one theme and view, by dotted name, aliases resolved. Throws when an alias leads nowhere. */
export function resolveTokens(theme: Theme, view: View): Map<string, Token> {
  const files = ['palette', `view-${view}`, theme, 'base'];
  const raw = new Map(
    files.flatMap((file) => readTokens(file)).map((token) => [token.path.join('.'), token]),
  );
  const resolved = new Map<string, Token>();
  for (const [name, token] of raw) resolved.set(name, { ...token, value: follow(token.value, raw, name) });
  return resolved;
}

function readTokens(file: string): Token[] {
  const json: unknown = JSON.parse(readFileSync(new URL(`${file}.tokens.json`, folder), 'utf8'));
  return collect(json, [], undefined);
}

function collect(node: unknown, path: string[], inheritedType: string | undefined): Token[] {
  if (!isGroup(node)) return [];
  const type = typeof node['$type'] === 'string' ? node['$type'] : inheritedType;
  if ('$value' in node) {
    if (!type) throw new Error(`The token ${path.join('.')} has no $type: give it or its group one.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own files, and the test compares what comes of them
    return [{ path, type, value: node['$value'] as TokenValue }];
  }
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => collect(child, [...path, key], type));
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function follow(
  value: TokenValue,
  tokens: Map<string, Token>,
  from: string,
  seen: string[] = [],
): TokenValue {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const name = value.slice(1, -1);
  const target = tokens.get(name);
  if (!target || seen.includes(name))
    throw new Error(`The token ${from} points to ${name}, which is missing or circular.`);
  return follow(target.value, tokens, from, [...seen, name]);
}
