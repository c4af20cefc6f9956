import { StrictMode, act, useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAuthSession } from '../auth/session/createAuthSession.ts';
import { createUnsavedWork } from '../drafts/createUnsavedWork.ts';
import { AuthError } from '../base/errors/errors.ts';
import { createBrowserPage } from '../base/platform/browserPage.ts';
import { createSessionEnding } from '../session-ending/createSessionEnding.ts';
import { createChannelHub } from '../testing/channelHub.ts';
import { createFakeGateway, createFakeValidator, type FakeGateway } from '../testing/fakeGateway.ts';
import { createFakeHttpClient } from '../testing/fakeHttpClient.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { failureOf } from '../testing/promises.ts';
import { createRecordingLogger } from '../testing/recordingLogger.ts';
import { SignedInProvider, type SignedInServices } from './SignedInProvider.tsx';
import { composeServices, signedInServices } from './services.fixtures.ts';
import { useSessionEnding } from './useSessionEnding.ts';
import { useUnsavedWork } from './useUnsavedWork.ts';

let clock: ManualClock;
let gateway: FakeGateway;
let services: SignedInServices;
let root: Root;
let container: HTMLElement;
let tabStorage = createMemoryStorage();

/** Plays a page load: same tab, same storage, new memory. The page itself is the browser's own, but for its reload. */
async function load(): Promise<void> {
  const logger = createRecordingLogger();
  const channel = createChannelHub().open();
  const http = createFakeHttpClient();
  const browser = { ...createBrowserPage(), isFramed: () => false, reload: () => undefined };
  const validator = createFakeValidator();
  const session = createAuthSession({}, { gateway, validator, browser, clock, tabStorage, channel, logger });
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  const sessionEnding = createSessionEnding({}, { session, clock });
  services = signedInServices({
    ...composeServices({ session, http, channel, logger, tabStorage }),
    unsavedWork,
    sessionEnding,
  });
  unsavedWork.start();
  sessionEnding.start();
  await session.start();
}

function Form({ name = 'case', begun = '' }: { name?: string; begun?: string }): JSX.Element {
  const [text, setText] = useState(begun);
  const { restoredAt, dismiss, forget } = useUnsavedWork(name, {
    value: text === '' ? undefined : text,
    restore(draft) {
      if (typeof draft === 'string') setText(draft);
      return typeof draft === 'string';
    },
  });
  return (
    <form>
      <output>{restoredAt?.toISOString() ?? 'nothing restored'}</output>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={dismiss}>
        Keep
      </button>
      <button type="button" onClick={forget}>
        Saved
      </button>
    </form>
  );
}

function Warning(): JSX.Element {
  const { endsInSeconds, stayOn } = useSessionEnding();
  return (
    <button type="button" onClick={() => void stayOn()}>
      {String(endsInSeconds)}
    </button>
  );
}

async function render(screen: JSX.Element): Promise<void> {
  await act(async () =>
    root.render(
      <StrictMode>
        <SignedInProvider services={services}>{screen}</SignedInProvider>
      </StrictMode>,
    ),
  );
}

async function type(text: string): Promise<void> {
  const input = container.querySelector('input');
  await act(async () => {
    // As a keystroke does, past the value that React tracks.
    if (input) Reflect.set(HTMLInputElement.prototype, 'value', text, input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const click = (at = 0): Promise<void> =>
  act(async () => container.querySelectorAll('button').item(at).click());
const output = (): string | undefined => container.querySelector('output')?.textContent;

/** Whether the browser would ask "Leave site?". */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

async function endSession(): Promise<void> {
  const { refresh } = gateway;
  gateway.refresh = () => Promise.reject(new AuthError('session-ended', 'Played by the test.'));
  await act(async () => void (await failureOf(services.session.getAccessToken({ force: true }))));
  gateway.refresh = refresh;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  clock = createManualClock();
  gateway = createFakeGateway();
  tabStorage = createMemoryStorage();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await load();
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

it('A form with useUnsavedWork makes the browser ask exactly while it has unsaved work', async () => {
  await render(<Form />);
  expect(asks()).toBe(false);
  await type('No link');
  expect(asks()).toBe(true);
  await type('');
  expect(asks()).toBe(false);
  await type('No link');
  await render(<p>Another page</p>);
  expect(asks()).toBe(false);
});

it('A form with useUnsavedWork is filled again after its session ended, reports it until dismissed, and the browser does not ask', async () => {
  await render(<Form />);
  await type('No link');
  await endSession();
  expect(asks()).toBe(false);
  await act(async () => root.unmount());

  root = createRoot(container);
  await load();
  await render(<Form />);
  expect(container.querySelector('input')?.value).toBe('No link');
  expect(output()).toBe(new Date(clock.now()).toISOString());
  expect(asks()).toBe(true);
  await click();
  expect(output()).toBe('nothing restored');
  await render(<Form name="another" />);
  expect(output()).toBe('nothing restored');
});

it('A form with useUnsavedWork is filled again when the user comes back from another page, and reports it', async () => {
  await render(<Form />);
  await type('No link');
  await render(<p>Another page</p>);
  await render(<Form />);
  expect(container.querySelector('input')?.value).toBe('No link');
  expect(output()).toBe(new Date(clock.now()).toISOString());
  await type('');
  await render(<p>Another page</p>);
  await render(<Form />);
  expect(output()).toBe('nothing restored');
});

it('A form with useUnsavedWork that was saved before the user left is empty when the user comes back', async () => {
  await render(<Form />);
  await type('No link');
  await click(1);
  expect(asks()).toBe(false);
  await render(<p>Another page</p>);
  await render(<Form />);
  expect([container.querySelector('input')?.value, output()]).toEqual(['', 'nothing restored']);
});

it('A form with useUnsavedWork and initial work reports no draft when there was none', async () => {
  await render(<Form begun="Dear all" />);
  expect([asks(), output()]).toEqual([true, 'nothing restored']);
  await render(<Form name="another" begun="Dear all" />);
  expect(output()).toBe('nothing restored');
});

it('useSessionEnding counts down, and returns null when the user stays', async () => {
  gateway.refreshExpiresInSeconds = 100;
  await load();
  await render(<Warning />);
  expect(container.textContent).toBe('100');
  await act(() => clock.advance(3_000));
  expect(container.textContent).toBe('97');
  gateway.refreshExpiresInSeconds = 1_800;
  await click();
  expect(container.textContent).toBe('null');
});
