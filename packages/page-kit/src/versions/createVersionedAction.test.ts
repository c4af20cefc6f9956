import { CancelledError, HttpStatusError, NetworkError } from '@quayside/portal-core';
import { expect, it } from 'vitest';
import { createVersionedAction } from './createVersionedAction.ts';

interface Deal {
  readonly etag: string;
  readonly status: 'open' | 'approved';
}

const open: Deal = { etag: '1', status: 'open' };
const changed: Deal = { etag: '2', status: 'open' };
const approved: Deal = { etag: '2', status: 'approved' };

function start(respond: () => Promise<Deal>, now: () => Promise<Deal> = async () => open) {
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
    onDone: (input) => void finished.push(input),
    isDone: (_input, { status }) => status === 'approved',
  });
  return { action, sent, drawn, finished };
}

const refusal = (status: number) => () =>
  Promise.reject(new HttpStatusError(status, null, `Failed: ${status}.`));
const lost = (): Promise<never> => Promise.reject(new NetworkError('No response.'));

it('An action is sent for the version that was pressed, though a newer one is drawn while it is sent', async () => {
  const { action, sent, drawn, finished } = start(async () => approved);
  action.ask('approve', open);
  const ended = action.confirm('approve at once');
  action.draw(changed);
  expect(await ended).toBe(true);
  expect(sent).toEqual(['approve at once 1']);
  expect(drawn).toEqual([approved]);
  expect(finished).toEqual(['approve at once']);
  expect(action.getSnapshot()).toMatchObject({ status: 'done', saved: approved });
});

it('Two presses send once', async () => {
  const { action, sent } = start(async () => approved);
  expect(await Promise.all([action.send('approve', open), action.send('approve', open)])).toEqual([
    true,
    false,
  ]);
  expect(sent).toEqual(['approve 1']);
});

it.each([409, 412, 404])(
  'After %s their version is read, drawn and compared, and nothing is sent again',
  async (status) => {
    const { action, sent, drawn } = start(refusal(status), async () => changed);
    expect(await action.send('approve', open)).toBe(false);
    expect(action.getSnapshot()).toMatchObject({ status: 'conflict', seen: open, theirs: changed });
    expect([sent, drawn]).toEqual([['approve 1'], [changed]]);
    action.lookAgain();
    expect(action.getSnapshot()).toMatchObject({ status: 'asking', seen: changed });
  },
);

it('A conflict whose version cannot be read says so, and can be tried again', async () => {
  const { action } = start(refusal(412), lost);
  await action.send('approve', open);
  expect(action.getSnapshot().status).toBe('failed');
});

it.each([403, 422, 428, 429])('A refusal with %s reads nothing', async (status) => {
  const { action, drawn } = start(refusal(status), async () => changed);
  await action.send('approve', open);
  expect([action.getSnapshot().status, drawn]).toEqual(['failed', []]);
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
  expect(sent).toEqual(['approve 1', 'approve 1']);
});

it('A lost response that cannot be checked says that nobody knows', async () => {
  const { action } = start(refusal(500), lost);
  await action.send('approve', open);
  expect(action.getSnapshot()).toMatchObject({ message: expect.stringMatching(/^We don’t know/) as string });
});

it('A request that a sign-out cancels is asked about again', async () => {
  const { action } = start(() => Promise.reject(new CancelledError('session-over')));
  await action.send('approve', open);
  expect(action.getSnapshot().status).toBe('asking');
});
