import { create, type ThemeVars } from 'storybook/theming';

const shared = {
  brandTitle: 'Quayside',
  brandImage: './quayside.svg',
  brandUrl: './?path=/docs/introduction--docs',
  brandTarget: '_self',
  fontBase: '"Geist Variable", "Geist Extended Variable", system-ui, sans-serif',
  fontCode: '"Geist Mono Variable", ui-monospace, monospace',
  appBorderRadius: 6,
  inputBorderRadius: 6,
} as const;

/**
 * Storybook's own themes in our colours. They are written in hex, because Storybook computes with them and reads
 * neither OKLCH nor custom properties.
 */
export const storybookThemes: Record<'light' | 'dark', ThemeVars> = {
  light: create({
    ...shared,
    base: 'light',
    colorPrimary: '#8a4b12',
    colorSecondary: '#8a4b12',
    appBg: '#f2f3f5',
    appContentBg: '#ffffff',
    appPreviewBg: '#fafbfc',
    appBorderColor: '#e3e6ea',
    textColor: '#16191f',
    textMutedColor: '#626872',
    barBg: '#ffffff',
    barTextColor: '#626872',
    barSelectedColor: '#8a4b12',
    barHoverColor: '#8a4b12',
  }),
  dark: create({
    ...shared,
    base: 'dark',
    colorPrimary: '#f0b95c',
    colorSecondary: '#b8741a',
    appBg: '#16191f',
    appContentBg: '#1c2027',
    appPreviewBg: '#16191f',
    appBorderColor: '#333944',
    textColor: '#f3f4f6',
    textMutedColor: '#a4abb7',
    barBg: '#1c2027',
    barTextColor: '#a4abb7',
    barSelectedColor: '#f0b95c',
    barHoverColor: '#f0b95c',
  }),
};
