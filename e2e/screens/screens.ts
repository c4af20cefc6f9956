import { areaScreens } from './areaScreens.ts';
import { signInScreens } from './signInScreens.ts';
import { pageScreens } from './pageScreens.ts';
import { problemScreens } from './problemScreens.ts';
import type { Screen } from './screen.ts';

/** The screens and dialogs of the shell. Each group has an overview in `docs/screens`. */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'sign-in': signInScreens,
  pages: [...pageScreens, ...areaScreens],
  problems: problemScreens,
};

export const screens: readonly Screen[] = Object.values(screenGroups).flat();
