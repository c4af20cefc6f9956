import { addons } from 'storybook/manager-api';
import { storybookThemes } from './theme.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: storybookThemes[isDark ? 'dark' : 'light'] });
