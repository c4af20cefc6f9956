import { expect, it } from 'vitest';
import {
  available,
  maintenanceTransition,
  type MaintenanceEvent,
  type MaintenanceState,
} from './maintenanceState.ts';

const events: Record<string, MaintenanceEvent> = {
  fail: { type: 'failed', isQuiet: false },
  'fail quietly': { type: 'failed', isQuiet: true },
  restore: { type: 'restored' },
  dismiss: { type: 'dismissed' },
  block: { type: 'blocked', secondsLeft: 2 },
  second: { type: 'second-passed' },
  hasten: { type: 'hastened', secondsLeft: 1 },
  try: { type: 'try-started' },
  'try fails': { type: 'try-failed', secondsLeft: 4 },
  release: { type: 'released' },
};

const after = (names: readonly string[]): MaintenanceState =>
  names.reduce<MaintenanceState>(
    (state, name) => maintenanceTransition(state, events[name] ?? { type: 'released' }),
    available,
  );

const notice = { status: 'notice', dismissed: false };
const dismissed = { status: 'notice', dismissed: true };
const waiting = (secondsLeft: number, tries = 0, behind: object = available): object => ({
  status: 'waiting',
  secondsLeft,
  tries,
  behind,
});
const retrying = (tries = 1): object => ({ status: 'retrying', tries, behind: available });

it.each<[readonly string[], object]>([
  [[], available],
  [['fail'], notice],
  [['fail', 'fail'], notice],
  [['fail', 'dismiss'], dismissed],
  [['fail', 'dismiss', 'fail'], dismissed],
  [['fail', 'restore'], available],
  [['fail', 'dismiss', 'restore', 'fail'], notice],
  [['fail quietly'], dismissed],
  [['fail', 'fail quietly'], notice],
  [['fail', 'block'], waiting(2, 0, notice)],
  [['fail', 'dismiss', 'block'], waiting(2, 0, dismissed)],
  [['fail', 'block', 'restore'], waiting(2)],
  [['block'], waiting(2)],
  [['block', 'fail'], waiting(2, 0, notice)],
  [['block', 'fail quietly'], waiting(2, 0, dismissed)],
  [['block', 'restore'], waiting(2)],
  [['block', 'dismiss'], waiting(2)],
  [['block', 'second'], waiting(1)],
  [['block', 'second', 'block'], waiting(1)],
  [['block', 'second', 'second', 'second'], waiting(0)],
  [['block', 'hasten'], waiting(1)],
  [['block', 'second', 'second', 'hasten'], waiting(0)],
  [['block', 'try'], retrying()],
  [['block', 'try', 'try'], retrying()],
  [['block', 'try', 'second'], retrying()],
  [['block', 'try', 'hasten'], retrying()],
  [['block', 'try', 'try fails'], waiting(4, 1)],
  [['block', 'try', 'try fails', 'try'], retrying(2)],
  [['block', 'try fails'], waiting(2)],
  [['block', 'release'], available],
  [['block', 'try', 'release'], available],
  [['block', 'try', 'release', 'try fails'], available],
  [['fail', 'release'], notice],
  [['fail', 'block', 'release'], notice],
  [['fail', 'dismiss', 'block', 'try', 'release'], dismissed],
  [['block', 'fail', 'try', 'try fails', 'release'], notice],
  [['fail', 'block', 'restore', 'release'], available],
  [['try'], available],
  [['second'], available],
  [['dismiss'], available],
])('The maintenance after %j is %j', (names, expected) => {
  expect(after(names)).toEqual(expected);
});

it.each([
  ['available', []],
  ['a notice', ['fail']],
  ['waiting', ['block']],
  ['retrying', ['block', 'try']],
])('maintenanceTransition keeps its reference when nothing changes: %s', (_name, names) => {
  const state = after(names);
  const unmoved = Object.values(events).filter((event) => {
    const next = maintenanceTransition(state, event);
    return next !== state && JSON.stringify(next) === JSON.stringify(state);
  });
  expect(unmoved).toEqual([]);
});
