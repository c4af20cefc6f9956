import { writeFileSync } from 'node:fs';
import { resolveTokens, type Theme, type Token, type TokenValue, type View } from './resolve-tokens.ts';

const notice = 'Generated from the token files: change those and run `pnpm --filter @quayside/ui tokens`.';

/** What components never read directly and therefore gets no custom property. */
const isPrivate = (token: Token) => token.path[0] === 'palette' || token.path[0] === 'accent-scale';

/** What differs between themes: the colours, and the shadow that is made of one. */
const isThemed = (token: Token) => token.path[0] === 'color' || token.path[0] === 'shadow';

const variable = (token: Token) => `--qs-${token.path.join('-')}`;

/** The contents of the generated files, by name. */
export function generateTokens(): Record<'tokens.css' | 'tokens.ts', string> {
  return { 'tokens.css': generateCss(), 'tokens.ts': generateTheme() };
}

function tokensOf(theme: Theme, view: View): Token[] {
  return [...resolveTokens(theme, view).values()].filter((token) => !isPrivate(token));
}

function generateCss(): string {
  const light = tokensOf('light', 'apollo');
  const constants = declarations(light.filter((token) => !isThemed(token)));
  const lightColors = declarations(light.filter(isThemed));
  const darkColors = declarations(tokensOf('dark', 'apollo').filter(isThemed));
  const lightAccent = declarations(accentOf('light'));
  const darkAccent = declarations(accentOf('dark'));
  // A theme and a view stand on the same element, so a nested scope starts from its own theme's first map again.
  return [
    `/* ${notice} */`,
    rule(':root', constants),
    rule(':root,\n[data-theme]', ['color-scheme: light;', ...lightColors]),
    rule("[data-view='artemis']", lightAccent),
    '@media (prefers-color-scheme: dark) {',
    rule(":root:not([data-theme='light']),\n[data-theme='system']", ['color-scheme: dark;', ...darkColors]),
    rule(
      ":root:not([data-theme='light'])[data-view='artemis'],\n[data-theme='system'][data-view='artemis']",
      darkAccent,
    ),
    '}',
    rule("[data-theme='dark']", ['color-scheme: dark;', ...darkColors]),
    rule("[data-theme='dark'][data-view='artemis']", darkAccent),
    '',
  ].join('\n');
}

/** Only the colours that the view changes. */
function accentOf(theme: Theme): Token[] {
  const apollo = new Set(declarations(tokensOf(theme, 'apollo')));
  return tokensOf(theme, 'artemis').filter((token) =>
    declarations([token]).some((line) => !apollo.has(line)),
  );
}

function rule(selector: string, lines: string[]): string {
  return `${selector} {\n${lines.map((line) => `  ${line}\n`).join('')}}`;
}

function declarations(tokens: Token[]): string[] {
  return tokens.map((token) => `${variable(token)}: ${printValue(token.value)};`);
}

function printValue(value: TokenValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return value.startsWith('{') ? `var(--qs-${value.slice(1, -1).replace('.', '-')})` : value;
  if (Array.isArray(value)) return printList(value);
  if ('colorSpace' in value) {
    const alpha = value.alpha === undefined ? '' : ` / ${value.alpha}`;
    return `oklch(${value.components.join(' ')}${alpha})`;
  }
  if ('unit' in value) return `${value.value}${value.unit}`;
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(printValue);
  return `${lengths.join(' ')} ${printValue(value.color)}`;
}

function printList(list: (string | number)[]): string {
  if (list.every((item) => typeof item === 'number')) return `cubic-bezier(${list.join(', ')})`;
  return list.map((item) => (String(item).includes(' ') ? `'${item}'` : item)).join(', ');
}

function generateTheme(): string {
  const tokens = tokensOf('light', 'apollo');
  const groups = Map.groupBy(tokens, (token) => token.path[0] ?? '');
  const vars = [...groups].map(([group, members]) => {
    const lines = members.map((token) => `    ${leaf(token)}: 'var(${variable(token)})',\n`);
    return `  ${camel(group)}: {\n${lines.join('')}  },\n`;
  });
  const numbers = ['breakpoint', 'size', 'space', 'radius', 'duration', 'share', 'z'].map((group) => {
    const lines = (groups.get(group) ?? []).map((token) => `    ${leaf(token)}: ${numberOf(token.value)},\n`);
    return `  ${group}: {\n${lines.join('')}  },\n`;
  });
  return [
    `// ${notice}`,
    '',
    '/** Every token as a reference to its custom property; the value follows the theme and the view. */',
    `export const tokens = {\n${vars.join('')}} as const;`,
    '',
    '/** The tokens that code has to reckon with, as numbers: pixels, milliseconds, shares of one. */',
    `export const tokenNumbers = {\n${numbers.join('')}} as const;`,
    '',
  ].join('\n');
}

const leaf = (token: Token) => camel(token.path.slice(1).join('-'));

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function numberOf(value: TokenValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && 'unit' in value) return value.value;
  throw new Error('Only numbers, dimensions and durations have a number.');
}

if (import.meta.main) {
  for (const [name, contents] of Object.entries(generateTokens())) {
    writeFileSync(new URL(`../src/tokens/generated/${name}`, import.meta.url), contents);
  }
}
