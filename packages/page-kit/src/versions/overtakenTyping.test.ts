import type { EntityTag } from '@quayside/portal-core/calls';
import { expect, it } from 'vitest';
import { withTyping } from './overtakenTyping.ts';
import type { VersionedActionState } from './versionedActionState.ts';

interface Deal {
  readonly etag: EntityTag;
  readonly isOpen: boolean;
}

type State = VersionedActionState<string, Deal>;

const open: Deal = { etag: '"1"', isOpen: true };
const closed: Deal = { etag: '"2"', isOpen: false };
const asked = { input: 'The IT director.', seen: open };
const typed = (input: string | null) => ({ input, isPossible: (_text: string, { isOpen }: Deal) => isOpen });
const idle: State = { status: 'idle' };
const failed: State = { status: 'failed', ...asked, message: 'No.' };
const othersDone: State = { status: 'done', ...asked, saved: { etag: '"0"', isOpen: true } };
const conflict: State = {
  status: 'conflict',
  ...asked,
  input: 'The head of IT.',
  theirs: closed,
  change: null,
  isUnasked: true,
};

it.each<[string, State, string | null, Deal, State]>([
  ['is a conflict once the thing does not allow it', idle, 'The head of IT.', closed, conflict],
  ['is a conflict after a failure too', failed, 'The head of IT.', closed, conflict],
  ['is a conflict after another action was done', othersDone, 'The head of IT.', closed, conflict],
  ['changes nothing while the thing allows it', idle, 'The head of IT.', open, idle],
  ['changes nothing while it is empty', idle, null, closed, idle],
  ...(['asking', 'sending'] as const).map((status): [string, State, string, Deal, State] => [
    `leaves the end of an action that is ${status} to it`,
    { status, ...asked },
    'The head of IT.',
    closed,
    { status, ...asked },
  ]),
  [
    'is no conflict with what the user did',
    { status: 'done', ...asked, saved: closed },
    'The IT director.',
    closed,
    { status: 'done', ...asked, saved: closed },
  ],
])('What is typed for an action %s', (_title, state, input, drawn, next) => {
  expect(withTyping(state, typed(input), open, drawn)).toEqual(next);
});
