import type { EntityTag } from '@quayside/portal-core/calls';
import { CancelledError, HttpStatusError, NetworkError, type ProblemDetails } from '@quayside/portal-core';
import { expect, it } from 'vitest';
import { createVersionedAction } from './createVersionedAction.ts';

interface Deal {
  readonly etag: EntityTag;
  readonly status: 'open' | 'approved';
}

const open: Deal = { etag: '"1"', status: 'open' };
const changed: Deal = { etag: '"2"', status: 'open' };
const approved: Deal = { etag: '"2"', status: 'approved' };

function start(
  respond: () => Promise<Deal>,
  now: () => Promise<Deal> = async () => open,
  isOnline = true,
  canShow: (input: string) => boolean = () => true,
) {
  const sent: string[] = [];
  const drawn: Deal[] = [];
  const finished: string[] = [];
  const action = createVersionedAction<string, Deal>({
    send(input, { etag }) {
      sent.push(`${input} ${etag}`);
      return respond();
    },
    read: now,
    take: (deal) => void drawn.push(deal),
    ownName: 'Amelia Hartley',
    isOnline: () => isOnline,
    onDone: (input) => void finished.push(input),
    isDone: (input, { status }) => canShow(input) && status === 'approved',
    operationId: 'decide',
  });
  return { action, sent, drawn, finished };
}

const refusal =
  (status: number, problem: ProblemDetails | null = null) =>
  () =>
    Promise.reject(new HttpStatusError(status, problem, `Failed: ${status}.`, 0, 'R-1'));
const conflict = (reason: string, members: ProblemDetails = {}) =>
  refusal(409, { type: `urn:quayside:problem:${reason}`, ...members });
const noor = { changedBy: 'Noor Rahman', changedAt: '2026-11-13T09:12:00Z' };
const lost = (): Promise<never> => Promise.reject(new NetworkError('No response.'));

it('An action is sent for the version that was pressed, though a newer one is drawn while it is sent', async () => {
  const { action, sent, drawn, finished } = start(async () => approved);
  action.ask('approve', open);
  const ended = action.confirm('approve at once');
  action.draw(changed);
  expect(await ended).toBe(true);
  expect(sent).toEqual(['approve at once "1"']);
  expect(drawn).toEqual([approved]);
  expect(finished).toEqual(['approve at once']);
  expect(action.getSnapshot()).toMatchObject({ status: 'done', saved: approved });
});

it('An action that is pressed twice is sent once', async () => {
  const { action, sent } = start(async () => approved);
  expect(await Promise.all([action.send('approve', open), action.send('approve', open)])).toEqual([
    true,
    false,
  ]);
  expect(sent).toEqual(['approve "1"']);
});

it.each([412, 404])(
  'An action with a response %s reads, draws and compares their version, and sends nothing again',
  async (status) => {
    const { action, sent, drawn } = start(refusal(status), async () => changed);
    expect(await action.send('approve', open)).toBe(false);
    expect(action.getSnapshot()).toMatchObject({ status: 'conflict', seen: open, theirs: changed });
    expect([sent, drawn]).toEqual([['approve "1"'], [changed]]);
    action.lookAgain();
    expect(action.getSnapshot()).toMatchObject({ status: 'asking', seen: changed });
  },
);

it('A conflict whose version cannot be read says so, and can be tried again', async () => {
  const { action } = start(refusal(412), lost);
  await action.send('approve', open);
  expect(action.getSnapshot().status).toBe('failed');
});

it.each([403, 422, 428, 429])('An action that is refused with %s reads nothing', async (status) => {
  const { action, drawn } = start(refusal(status), async () => changed);
  await action.send('approve', open);
  expect([action.getSnapshot().status, drawn]).toEqual(['failed', []]);
});

it('An action that another person did first is a conflict that names them', async () => {
  const { action, finished } = start(refusal(412, noor), async () => approved);
  expect(await action.send('approve', open)).toBe(false);
  expect(action.getSnapshot()).toMatchObject({
    status: 'conflict',
    theirs: approved,
    change: { by: 'Noor Rahman', at: noor.changedAt },
  });
  expect(finished).toEqual([]);
});

it('An action that this user did in another tab, or by a lost request before, is done', async () => {
  const { action } = start(refusal(412, { changedBy: 'Amelia Hartley' }), async () => approved);
  expect(await action.send('approve', open)).toBe(true);
});

it('A price that changed is a conflict, also if the version is the same', async () => {
  const repriced: Deal = { ...open };
  const { action, drawn } = start(conflict('price-changed'), async () => repriced);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({ status: 'conflict', theirs: repriced });
  expect(drawn).toEqual([repriced]);
});

it('A state that does not allow an action refuses it with the reason, and says who and when', async () => {
  const { action, sent, drawn } = start(
    conflict('wrong-state', { message: 'It was approved.', ...noor }),
    async () => approved,
  );
  expect(await action.send('approve', open)).toBe(false);
  expect(action.getSnapshot()).toMatchObject({
    status: 'refused',
    message: 'It was approved.',
    change: { by: 'Noor Rahman', at: noor.changedAt },
    theirs: approved,
  });
  expect(drawn).toEqual([approved]);
  await action.confirm();
  expect(sent).toEqual(['approve "1"']);
});

it('A refusal for the state stays one when the thing cannot be read', async () => {
  const { action } = start(conflict('wrong-state', { message: 'It was approved.' }), lost);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({
    status: 'refused',
    message: 'It was approved.',
    theirs: null,
  });
});

it.each([
  ['a key that belongs to another call', conflict('key-reused', { message: 'Make a new key.' })],
  ['a missing version', refusal(428)],
])('A fault of ours has a reference and reads nothing: %s', async (_fault, respond) => {
  const { action, drawn } = start(respond, async () => changed);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/our side.* Reference: R-1$/) as string,
  });
  expect(drawn).toEqual([]);
});

it('A call that is still being carried out has an unknown end until a version shows it', async () => {
  const versions = [open, approved];
  const { action } = start(conflict('in-progress'), async () => versions.shift() ?? approved);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({ message: expect.stringMatching(/^We don’t know/) as string });
  expect(await action.confirm()).toBe(true);
});

it('A lost response whose action was done is done, and not taken for the change of another person', async () => {
  const { action, finished } = start(lost, async () => approved);
  expect(await action.send('approve', open)).toBe(true);
  expect(action.getSnapshot()).toMatchObject({ status: 'done', saved: approved });
  expect(finished).toEqual(['approve']);
});

it('A lost response without an effect says that nothing was changed, and is sent again for the same version', async () => {
  const { action, sent } = start(lost);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({
    message: expect.stringMatching(/^Nothing was changed\./) as string,
  });
  await action.confirm();
  expect(sent).toEqual(['approve "1"', 'approve "1"']);
});

it('A lost response that cannot be checked says that nobody knows', async () => {
  const { action } = start(refusal(500), lost);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({ message: expect.stringMatching(/^We don’t know/) as string });
});

it('A lost action that a later version shows is done, and nobody else is named, whether its dialog is still open or not', async () => {
  for (const isOpen of [true, false]) {
    const { action, finished } = start(lost, lost);
    await action.send('approve', open);
    if (!isOpen) action.close();
    action.draw(approved);
    expect(action.getSnapshot()).toMatchObject({ status: 'done', input: 'approve', saved: approved });
    expect(finished).toEqual(['approve']);
  }
});

it('A lost action whose version was drawn before its response was lost is done', async () => {
  const { action } = start(lost, lost);
  action.ask('approve', open);
  const ended = action.confirm();
  action.draw(approved);
  await ended;
  expect(action.getSnapshot()).toMatchObject({ status: 'done', saved: approved });
});

it('A question that is asked after a lost action says that the action was the user’s own once a version shows it', async () => {
  const { action } = start(lost, lost);
  await action.send('approve', open);
  action.close();
  action.ask('reject', open);
  action.draw(approved);
  expect(action.getSnapshot()).toMatchObject({ status: 'stale', input: 'reject', isOwn: true });
});

it('Another action that is refused because of a lost one says that this was the user’s own', async () => {
  let respond: () => Promise<Deal> = lost;
  let now: () => Promise<Deal> = lost;
  const { action } = start(
    () => respond(),
    () => now(),
    true,
    (input) => input === 'approve',
  );
  await action.send('approve', open);
  respond = refusal(412, { changedBy: 'Amelia Hartley' });
  now = async () => approved;
  await action.confirm('reject');
  expect(action.getSnapshot()).toMatchObject({ status: 'conflict', theirs: approved, isOwn: true });
});

it('A version that another person made after a lost action is theirs', async () => {
  const { action } = start(lost, lost);
  await action.send('approve', open);
  action.close();
  action.draw(changed);
  action.draw({ ...approved, etag: '"3"' });
  expect(action.getSnapshot()).toEqual({ status: 'idle' });
});

it('A request that a sign-out cancels is asked about again', async () => {
  const { action } = start(() => Promise.reject(new CancelledError('session-over')));
  await action.send('approve', open);
  expect(action.getSnapshot().status).toBe('asking');
});

it('An action that is confirmed offline was not sent, and its message stays true once the device is online', async () => {
  const { action } = start(lost, lost, false);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({
    status: 'failed',
    message: 'Nothing was sent, because you were offline. Try again once you’re online.',
  });
});
