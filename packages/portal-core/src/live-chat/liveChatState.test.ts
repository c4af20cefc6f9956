import { expect, it } from 'vitest';
import { NetworkError } from '../base/errors/errors.ts';
import {
  activeCaseNumber,
  chatOff,
  liveChatButton,
  liveChatTransition,
  type LiveChatEvent,
  type LiveChatState,
} from './liveChatState.ts';

const events: Record<string, LiveChatEvent> = {
  start: { type: 'started' },
  fails: { type: 'failed', error: new NetworkError('Played by the test.') },
  prepared: { type: 'prepared' },
  show: { type: 'button-changed', wanted: true },
  hide: { type: 'button-changed', wanted: false },
  open: { type: 'opening', caseNumber: '00012345' },
  opened: { type: 'opened' },
  destroyed: { type: 'destroyed' },
  end: { type: 'ended' },
};
const ready = ['start', 'prepared'];
const open = [...ready, 'open', 'opened'];

const after = (names: readonly string[]): LiveChatState =>
  names.reduce((state, name) => liveChatTransition(state, events[name] ?? { type: 'ended' }), chatOff);

it.each<[readonly string[], string, ReturnType<typeof liveChatButton>, string | null]>([
  [[], 'off', 'hidden', null],
  [['prepared'], 'off', 'hidden', null],
  [['open'], 'off', 'hidden', null],
  [['show'], 'off', 'hidden', null],
  [['start'], 'starting', 'hidden', null],
  [['start', 'open'], 'starting', 'hidden', null],
  [['start', 'fails'], 'failed', 'hidden', null],
  [['start', 'fails', 'prepared'], 'failed', 'hidden', null],
  [['start', 'fails', 'start', 'prepared'], 'ready', 'idle', null],
  [ready, 'ready', 'idle', null],
  [['fails'], 'off', 'hidden', null],
  [[...ready, 'fails'], 'failed', 'hidden', null],
  [[...open, 'fails'], 'failed', 'hidden', null],
  [[...open, 'fails', ...ready], 'ready', 'idle', null],
  [[...ready, 'start'], 'ready', 'idle', null],
  [[...ready, 'hide'], 'ready', 'hidden', null],
  [['start', 'hide', 'prepared'], 'ready', 'hidden', null],
  [[...ready, 'hide', 'show'], 'ready', 'idle', null],
  [[...ready, 'opened'], 'ready', 'idle', null],
  [[...ready, 'destroyed'], 'ready', 'idle', null],
  [[...ready, 'open'], 'connecting', 'connecting', '00012345'],
  [[...ready, 'open', 'hide'], 'connecting', 'hidden', '00012345'],
  [[...ready, 'open', 'destroyed'], 'ready', 'idle', null],
  [open, 'open', 'hidden', '00012345'],
  [[...open, 'open'], 'open', 'hidden', '00012345'],
  [[...open, 'destroyed'], 'ready', 'idle', null],
  [[...open, 'hide', 'destroyed'], 'ready', 'hidden', null],
  [[...ready, 'hide', 'open', 'opened', 'destroyed', 'show'], 'ready', 'idle', null],
  [[...open, 'end'], 'off', 'hidden', null],
  [[...open, 'hide', 'end', ...ready], 'ready', 'idle', null],
])(
  'The live chat after %j is %s, with the button %s, about case %s [CHAT-3, CHAT-4]',
  (names, status, button, caseNumber) => {
    const state = after(names);
    expect(state.status).toBe(status);
    expect(liveChatButton(state)).toBe(button);
    expect(activeCaseNumber(state)).toBe(caseNumber);
  },
);

it('liveChatTransition keeps its reference when nothing changes', () => {
  const states = [[], ['start'], ['start', 'fails'], ready, [...ready, 'open'], open].map(after);
  const moved = states.flatMap((state) =>
    Object.values(events)
      .map((event) => liveChatTransition(state, event))
      .filter((next) => next !== state && JSON.stringify(next) === JSON.stringify(state)),
  );
  expect(moved).toEqual([]);
});
