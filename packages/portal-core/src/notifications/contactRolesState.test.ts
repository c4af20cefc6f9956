import { expect, it } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import {
  canSaveContactRoles,
  contactRolesTransition,
  untouchedContactRoles,
  type ContactRolesEvent,
  type ContactRolesState,
} from './contactRolesState.ts';

const ana = { email: 'ana@example.com', salesforceId: 'a1' };
const bob = { email: 'bob@example.com', salesforceId: 'b2' };
const error = new NetworkError('Played by the test.');
const loading: ContactRolesEvent = { type: 'load-started' };
const loaded: ContactRolesEvent = {
  type: 'loaded',
  contacts: { mso: [ana, bob], supportPrimary: [ana, bob] },
};
const loadFailed: ContactRolesEvent = { type: 'load-failed', error };
const chosen: ContactRolesEvent = { type: 'chosen', values: { mso: 'b2' } };
const submitting: ContactRolesEvent = { type: 'submit-started' };
const submitted: ContactRolesEvent = { type: 'submitted' };
const submitFailed: ContactRolesEvent = { type: 'submit-failed', error };

const after = (events: readonly ContactRolesEvent[]): ContactRolesState =>
  events.reduce(contactRolesTransition, untouchedContactRoles);

it.each<[string, readonly ContactRolesEvent[], ContactRolesEvent]>([
  ['a second load during a load', [loading], loading],
  ['a second load when there are contacts', [loading, loaded], loading],
  ['contacts without a load', [], loaded],
  ['contacts that arrive twice', [loading, loaded, chosen], loaded],
  ['a failure to load without a load', [], loadFailed],
  ['a failure to load after the contacts arrived', [loading, loaded, chosen], loadFailed],
  ['a choice before there are contacts', [loading], chosen],
  ['a choice while saving', [loading, loaded, chosen, submitting], chosen],
  ['saving with nothing chosen', [loading, loaded], submitting],
  ['saving twice', [loading, loaded, chosen, submitting], submitting],
  ['a success of saving without a save', [loading, loaded, chosen], submitted],
  ['a success of saving after it failed', [loading, loaded, chosen, submitting, submitFailed], submitted],
  ['a failure of saving without a save', [loading, loaded, chosen], submitFailed],
])('contactRolesTransition keeps its reference after %s', (_name, events, event) => {
  const before = after(events);
  expect(contactRolesTransition(before, event)).toBe(before);
});

it('canSaveContactRoles allows saving when a contact is chosen, also after a failure, and never while saving', () => {
  const steps = [loading, loaded, chosen, submitting, submitFailed, submitting, submitted];
  const canSave = steps.map((_event, index) => canSaveContactRoles(after(steps.slice(0, index + 1))));
  expect(canSave).toEqual([false, false, true, false, true, false, true]);
});

it('contactRolesTransition returns to the initial state on reset', () => {
  expect(after([loading, loaded, chosen, submitting, { type: 'reset' }])).toEqual(untouchedContactRoles);
});
