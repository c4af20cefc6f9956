import { areaFaults } from './areaFaults.ts';
import { buildFaults } from './buildFaults.ts';
import { coreFaults } from './coreFaults.ts';
import type { DeliberateFault } from './DeliberateFault.ts';
import { sandboxFaults } from './sandboxFaults.ts';
import { sharedFaults } from './sharedFaults.ts';
import { shellFaults } from './shellFaults.ts';
import { uiFaults } from './uiFaults.ts';

/** All faults, in the order in which they are made. */
export const deliberateFaults: readonly DeliberateFault[] = [
  ...coreFaults,
  ...uiFaults,
  ...shellFaults,
  ...sharedFaults,
  ...areaFaults,
  ...sandboxFaults,
  ...buildFaults,
];
