import { coreFaults } from './coreFaults.ts';
import type { DeliberateFault } from './DeliberateFault.ts';

/** All faults, in the order in which they are made. */
export const deliberateFaults: readonly DeliberateFault[] = [...coreFaults];
