import { type ComponentType, type JSX, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeBrowser } from '../testing/fakeBrowser.ts';
import { createMemoryStorage } from '../testing/memoryStorage.ts';
import { createDeferred } from '../testing/promises.ts';
import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { AreaPart } from './AreaPart.tsx';
import { PortalProvider, type BaseServices } from './PortalProvider.tsx';

let clock: ManualClock;
let container: HTMLElement;
let root: Root;
let reported: string[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  clock = createManualClock();
  reported = [];
  container = document.createElement('div');
  root = createRoot(container, {
    onCaughtError(error, { errorBoundary }) {
      const { areaId } = { ...errorBoundary?.props } as { areaId?: string };
      reported.push(`${areaId}: ${error instanceof Error ? error.name : typeof error}`);
    },
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(load: () => Promise<ComponentType>): Promise<void> {
  const services = {
    platform: { clock, browser: createFakeBrowser(), deviceStorage: createMemoryStorage() },
  } as Partial<BaseServices> as BaseServices;
  await act(async () =>
    root.render(
      <PortalProvider services={services}>
        <p>Other card</p>
        <AreaPart
          areaId="support"
          name="The card Open cases"
          load={load}
          fallback={<p>Loading</p>}
          failed={(retry) => <button onClick={retry}>Retry</button>}
        />
      </PortalProvider>,
    ),
  );
}

const tryAgain = (): Promise<void> => act(async () => container.querySelector('button')?.click());

function Works(): JSX.Element {
  return <p>3 open cases</p>;
}

function Throws(): JSX.Element {
  throw new TypeError('x is undefined');
}

it.each([
  ['throws', async () => Throws, 'support: TypeError'],
  ['fails to load', () => Promise.reject(new RangeError('404')), 'support: RangeError'],
])(
  'A card that %s leaves the others, is reported with its area, and can be retried',
  async (_how, broken, report) => {
    const load = vi.fn<() => Promise<ComponentType>>(broken);
    await show(load);
    expect(container.textContent).toBe('Other cardRetry');
    expect(reported).toEqual([report]);
    load.mockResolvedValue(Works);
    await tryAgain();
    expect(container.textContent).toBe('Other card3 open cases');
  },
);

it('A card that hangs is given up after 10 s, and its late code is not drawn', async () => {
  const late = createDeferred<ComponentType>();
  await show(() => late.promise);
  expect(container.textContent).toBe('Other cardLoading');
  await act(() => clock.advance(10_000));
  expect(container.textContent).toBe('Other cardRetry');
  expect(reported).toEqual(['support: TimeoutError']);
  await act(async () => late.resolve(Works));
  expect(container.textContent).toBe('Other cardRetry');
  await tryAgain();
  expect(container.textContent).toBe('Other card3 open cases');
});
