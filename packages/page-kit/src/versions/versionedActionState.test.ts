import type { EntityTag } from '@quayside/portal-core/calls';
import { expect, it } from 'vitest';
import {
  nextVersionedActionState,
  type VersionedActionEvent,
  type VersionedActionState,
} from './versionedActionState.ts';

interface Deal {
  readonly etag: EntityTag;
  readonly price: number;
}

type State = VersionedActionState<string, Deal>;
type Event = VersionedActionEvent<string, Deal>;

const v1: Deal = { etag: '"1"', price: 100 };
const v2: Deal = { etag: '"2"', price: 120 };
const v3: Deal = { etag: '"3"', price: 130 };
const base = { input: 'approve', seen: v1 };
const asking: State = { status: 'asking', ...base };
const sending: State = { status: 'sending', ...base };
const failed: State = { status: 'failed', ...base, message: 'No.' };
const noor = { by: 'Noor Rahman', at: null };
const stale: State = { status: 'stale', ...base, theirs: v2, change: null };
const conflict: State = { status: 'conflict', ...base, theirs: v2, change: noor };
const refused: State = { status: 'refused', ...base, message: 'It ended.', change: noor, theirs: v2 };
const done: State = { status: 'done', ...base, saved: v2 };
const idle: State = { status: 'idle' };
const ask: Event = { type: 'ask', input: 'reject', seen: v2 };
const draw = (thing: Deal): Event => ({ type: 'draw', thing });
const found: Event = { type: 'found', ...base, saved: v2 };
const confirm: Event = { type: 'confirm', input: 'approve, please' };

it.each<[string, State, Event, State]>([
  ['asks for the version that is pressed', idle, ask, { status: 'asking', input: 'reject', seen: v2 }],
  ['asks anew in place of an outcome', done, ask, { status: 'asking', input: 'reject', seen: v2 }],
  ['keeps what is being sent', sending, ask, sending],
  ['does not mind the same version', asking, draw({ ...v1 }), asking],
  ['is stale once a newer version is drawn', asking, draw(v2), stale],
  ['keeps a failure in sight', failed, draw(v2), failed],
  ['shows the newest of several versions', stale, draw(v3), { ...stale, theirs: v3 }],
  ['goes on sending what the user saw', sending, draw(v2), sending],
  ['cannot be confirmed while it is stale', stale, confirm, stale],
  ['looks again at the newer version', stale, { type: 'lookAgain' }, { ...asking, seen: v2 }],
  ['decides again about their version', conflict, { type: 'lookAgain' }, { ...asking, seen: v2 }],
  [
    'compares with the newest version, whose author is not known',
    conflict,
    draw(v3),
    { ...conflict, theirs: v3, change: null },
  ],
  [
    'keeps their version as it was read when a list draws it again',
    conflict,
    draw({ ...v2, price: 0 }),
    conflict,
  ],
  ['is done once a later version shows it', failed, found, done],
  ['is done once a later version shows it, also if it was closed', idle, found, done],
  ['is done once a later version shows it, also if it is asked again', asking, found, done],
  [
    'is stale for the user’s own version once that shows what was asked before',
    { ...asking, input: 'reject' },
    found,
    { ...stale, input: 'reject', isOwn: true },
  ],
  ['leaves what is being sent to its response', sending, found, sending],
  [
    'names nobody for a version after the user’s own',
    { ...stale, isOwn: true },
    draw(v3),
    { ...stale, theirs: v3 },
  ],
  ['sends what was typed last', asking, confirm, { ...sending, input: 'approve, please' }],
  ['sends again after a failure', failed, confirm, { ...sending, input: 'approve, please' }],
  ['is done', sending, { type: 'saved', saved: v2 }, done],
  ['meets another version', sending, { type: 'overtaken', theirs: v2, change: noor }, conflict],
  [
    'is refused with its reason',
    sending,
    { type: 'refused', message: 'It ended.', change: noor, theirs: v2 },
    refused,
  ],
  ['cannot be sent again once it is refused', refused, confirm, refused],
  ['fails with its reason', sending, { type: 'failed', message: 'No.' }, failed],
  ['asks again after a sign-out cancelled it', sending, { type: 'cancelled' }, asking],
  ['knows no end without a request', asking, { type: 'saved', saved: v2 }, asking],
  ['is forgotten', asking, { type: 'close' }, idle],
  ['is not forgotten while it is sent', sending, { type: 'close' }, sending],
])('An action %s', (_title, state, event, next) => {
  expect(nextVersionedActionState(state, event)).toEqual(next);
});
