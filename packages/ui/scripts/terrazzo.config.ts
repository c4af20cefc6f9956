import { defineConfig, type ConfigInit } from '@terrazzo/parser';
import css, { type CSSPluginOptions } from '@terrazzo/plugin-css';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import { customPropertyOf, scales } from './publicTokens.ts';
import { typescriptTokens } from './typescriptTokens.ts';

/** The tokens that differ between themes: the colours, and the shadow that uses one. */
const themed = ['color.*', 'shadow.*'];

/** The tokens that differ between views, in every theme and in the dark. */
const ofView = [
  'color.accent',
  'color.accent-hover',
  'color.accent-pressed',
  'color.accent-strong',
  'color.accent-surface',
  'color.accent-text',
  'color.on-accent',
  'color.focus',
  'color.chart-1',
  'color.chart-3',
  'color.surface',
  'color.surface-hover',
  'color.surface-pressed',
  'color.surface-sunken',
  'color.shimmer',
  'color.shimmer-highlight',
];
const ofDarkView = [...ofView, 'color.surface-*', 'color.border'];

/** The tokens that differ between densities. */
const dense = ['size.control', 'size.control-compact', 'size.row', 'size.inset'];

/** A rule without comments: every page loads it. The purposes of the tokens are in their files and in `tokens.ts`. */
const rule = (selector: string, declarations: string): string =>
  `${selector} {\n  ${declarations.replaceAll(/\/\*.*?\*\/\s*/g, '')}\n}`;

/** The dark colours twice: for the system theme, and for the dark theme. */
function inTheDark(view: string, declarations: string): string {
  const followed = `:root:not([data-theme='light'])${view},\n[data-theme='system']${view}`;
  return [
    rule('@media (prefers-color-scheme: dark)', rule(followed, declarations)),
    rule(`[data-theme='dark']${view}`, declarations),
  ].join('\n');
}

const loginTokens = '../../../../../deploy/keycloak/themes/quayside/login/resources/css/tokens.css';

const stylesheet: CSSPluginOptions = {
  variableName: ({ id }) => customPropertyOf(id),
  // Components never use these, so they get no custom property, and aliases of them are resolved.
  exclude: scales.map((scale) => `${scale}.**`),
  transform: (token, options) =>
    token.$type === 'color' ? transformCSSValue({ ...token, aliasChain: undefined }, options) : undefined,
  // Theme, view and density are set on the same element, so a nested scope starts again from its own theme.
  permutations: [
    { input: {}, exclude: [...themed, ...dense], prepare: (constants) => rule(':root', constants) },
    {
      input: { density: 'comfortable' },
      include: dense,
      prepare: (sizes) => rule(':root,\n[data-density]', sizes),
    },
    {
      input: { density: 'compact' },
      include: dense,
      prepare: (sizes) => rule("[data-density='compact']", sizes),
    },
    {
      input: { theme: 'light', view: 'apollo' },
      include: themed,
      prepare: (colors) => rule(':root,\n[data-theme]', colors),
    },
    {
      input: { theme: 'light', view: 'artemis' },
      include: ofView,
      prepare: (colors) => rule("[data-view='artemis']", colors),
    },
    {
      input: { theme: 'dark', view: 'apollo' },
      include: themed,
      prepare: (colors) => inTheDark('', colors),
    },
    {
      input: { theme: 'dark', view: 'artemis' },
      include: ofDarkView,
      prepare: (colors) => inTheDark("[data-view='artemis']", colors),
    },
  ],
};

/** The settings with which `tz build` turns the token files into `src/tokens/generated`. */
const config: ConfigInit = defineConfig(
  {
    tokens: '../src/tokens/quayside.resolver.json',
    outDir: '../src/tokens/generated/',
    alphabetize: false,
    plugins: [
      css({ ...stylesheet, filename: 'tokens.css' }),
      // The login pages of the identity provider have the same look. Keycloak serves them from files of its own.
      css({ ...stylesheet, filename: loginTokens }),
      typescriptTokens('tokens.ts'),
    ],
  },
  { cwd: new URL('./', import.meta.url) },
);

export default config;
