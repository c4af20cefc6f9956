import { beforePages } from './beforePages.ts';
import { pageScreens } from './pageScreens.ts';
import { problemScreens } from './problemScreens.ts';
import type { Screen } from './screen.ts';

/** Every screen and dialog of the shell that the running product can be brought to. */
export const screens: readonly Screen[] = [...beforePages, ...pageScreens, ...problemScreens];
