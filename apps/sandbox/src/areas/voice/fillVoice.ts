import type { DatabaseSync } from 'node:sqlite';
import { fillPorts } from './seedPorts.ts';
import { fillRanges } from './seedRanges.ts';
import { fillTrunks } from './seedTrunks.ts';

/** Fills trunks, the numbers that they carry, and ports. */
export function fillVoice(database: DatabaseSync, begin: Date): void {
  const trunks = fillTrunks(database, begin);
  fillRanges(database, trunks);
  fillPorts(database, trunks, begin);
}
