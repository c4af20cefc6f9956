import { beforePages } from './beforePages.ts';
import { pageScreens } from './pageScreens.ts';
import { problemScreens } from './problemScreens.ts';
import type { Screen } from './screen.ts';

/** The screens and dialogs of the shell, by what they belong to. Each group has an overview in `docs/screens`. */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'sign-in': beforePages,
  pages: pageScreens,
  problems: problemScreens,
};

/** All of them. */
export const screens: readonly Screen[] = Object.values(screenGroups).flat();
