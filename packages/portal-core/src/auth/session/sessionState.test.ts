import { expect, it } from 'vitest';
import { AuthError } from '../../base/errors/errors.ts';
import { createTestUser } from '../../testing/users.ts';
import { sessionTransition, type SessionEvent, type SessionState } from './sessionState.ts';

const user = createTestUser();
const renamed = createTestUser({ firstName: 'Noor' });
const error = new AuthError('provider-unreachable', 'Played by the test.');

const states = {
  unknown: { status: 'unknown' },
  checking: { status: 'checking' },
  fresh: { status: 'signed-in', user, freshness: 'fresh' },
  refreshing: { status: 'signed-in', user, freshness: 'refreshing' },
  failing: { status: 'signed-in', user, freshness: 'failing' },
  noSession: { status: 'signed-out', reason: 'no-session' },
  signedOut: { status: 'signed-out', reason: 'signed-out' },
  failed: { status: 'failed', reason: 'provider-unreachable', error },
} satisfies Record<string, SessionState>;

const events = {
  check: { type: 'check-started' },
  found: { type: 'user-found', user },
  refresh: { type: 'refresh-started' },
  wavered: { type: 'refresh-retried' },
  settled: { type: 'refresh-settled', user: renamed },
  unsettled: { type: 'refresh-settled', user: null },
  nobody: { type: 'signed-out', reason: 'no-session' },
  byHand: { type: 'signed-out', reason: 'signed-out' },
  here: { type: 'signed-out', reason: 'signed-out-here' },
  lost: { type: 'signed-out', reason: 'session-ended' },
  replaced: { type: 'signed-out', reason: 'other-user' },
  failure: { type: 'failed', reason: 'provider-unreachable', error },
} satisfies Record<string, SessionEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

// Every pair that is not listed leaves the state as it is, the reference included.
const moves: Partial<Record<StateName, Partial<Record<EventName, SessionState>>>> = {
  unknown: {
    check: states.checking,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    failure: states.failed,
  },
  checking: {
    found: states.fresh,
    nobody: states.noSession,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    failure: states.failed,
  },
  fresh: {
    refresh: states.refreshing,
    wavered: states.failing,
    settled: { status: 'signed-in', user: renamed, freshness: 'fresh' },
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    lost: { status: 'signed-out', reason: 'session-ended' },
    replaced: { status: 'signed-out', reason: 'other-user' },
  },
  refreshing: {
    wavered: states.failing,
    settled: { status: 'signed-in', user: renamed, freshness: 'fresh' },
    unsettled: states.fresh,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    lost: { status: 'signed-out', reason: 'session-ended' },
    replaced: { status: 'signed-out', reason: 'other-user' },
  },
  failing: {
    refresh: states.refreshing,
    settled: { status: 'signed-in', user: renamed, freshness: 'fresh' },
    unsettled: states.fresh,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    lost: { status: 'signed-out', reason: 'session-ended' },
    replaced: { status: 'signed-out', reason: 'other-user' },
  },
  noSession: {
    check: states.checking,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    failure: states.failed,
  },
  signedOut: {
    check: states.checking,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    failure: states.failed,
  },
  failed: {
    check: states.checking,
    byHand: states.signedOut,
    here: { status: 'signed-out', reason: 'signed-out-here' },
    failure: states.failed,
  },
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];
const pairs = stateNames.flatMap((state) => eventNames.map((event) => [state, event] as const));

it.each(pairs)(
  'sessionTransition moves from %s on %s as its table says, or returns the same state',
  (stateName, eventName) => {
    const state = states[stateName];
    const expected = moves[stateName]?.[eventName];
    const next = sessionTransition(state, events[eventName]);
    expect(next).toEqual(expected ?? state);
    expect(next === state).toBe(expected === undefined);
  },
);
