import { createMaintenance, type Maintenance } from '@quayside/portal-core/maintenance';
import { SignedInProvider, type SignedInServices, useBlockedPage } from '@quayside/portal-core/react';
import { createManualClock, type ManualClock } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import { type JSX, StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BlockedPage } from './BlockedPage.tsx';

/** The call that the page can't work without. */
interface FakeCall {
  isUp: boolean;
  tries: number;
}

let clock: ManualClock;
let maintenance: Maintenance;
let call: FakeCall;
let root: Root;
let container: HTMLElement;

function CasePage(): JSX.Element {
  const [isDown, setIsDown] = useState(false);
  const [text, setText] = useState('');
  useBlockedPage(isDown, async () => {
    call.tries += 1;
    if (call.isUp) setIsDown(false);
  });
  return (
    <>
      <h1 tabIndex={-1}>Support case</h1>
      <div style={{ blockSize: '3000px' }} />
      <label>
        Answer <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" onClick={() => setIsDown(true)}>
        Refresh
      </button>
    </>
  );
}

beforeEach(() => {
  clock = createManualClock();
  maintenance = createMaintenance({}, { clock });
  call = { isUp: false, tries: 0 };
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  // The only service that the screen reads.
  const services = { maintenance } as Partial<SignedInServices> as SignedInServices;
  root.render(
    <StrictMode>
      <QuaysideProvider>
        <SignedInProvider services={services}>
          <button type="button">In the bar</button>
          <main>
            <BlockedPage>
              <CasePage />
            </BlockedPage>
          </main>
        </SignedInProvider>
      </QuaysideProvider>
    </StrictMode>,
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const answer = page.getByLabelText('Answer');
const screenHeading = page.getByRole('heading', { name: 'This page is not available' });
const timer = () => document.querySelector('[role="timer"]')?.textContent;
const focused = () => document.activeElement?.textContent;

/** Types a text, then fails a call that the page can't work without. The focus stays where `press` leaves it. */
async function typeAndFail(press: () => Promise<void>): Promise<void> {
  await expect.element(answer).toBeInTheDocument();
  await userEvent.fill(answer, 'Since Monday');
  await press();
  await expect.element(screenHeading).toBeVisible();
  await expect.element(answer).not.toBeVisible();
}

const pressRefresh = () => userEvent.click(page.getByRole('button', { name: 'Refresh' }));

it('BlockedPage shows the Unavailable screen, counts down, retries, then restores the page with its input, focus and scroll position [ERR-2, ERR-3]', async () => {
  await typeAndFail(pressRefresh);
  const left = window.scrollY;
  expect(left).toBe(0);
  await expect.poll(focused).toBe('This page is not available');
  expect(timer()).toBe('Trying again in 15 s');
  await clock.advance(5_000);
  await expect.poll(timer).toBe('Trying again in 10 s');
  await clock.advance(10_000);
  await expect.poll(timer).toBe('Trying again in 30 s');
  expect(call.tries).toBe(1);

  call.isUp = true;
  await clock.advance(30_000);
  await expect.element(answer).toBeVisible();
  await expect.element(answer).toHaveValue('Since Monday');
  await expect.element(screenHeading).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Refresh');
  expect(window.scrollY).toBeGreaterThan(500);
  expect(call.tries).toBe(2);
});

it('BlockedPage waits for the Retry-After time, and retries at once when the user presses Retry [ERR-2]', async () => {
  maintenance.report({ status: 503, path: '/api/portal/rest/cases', retryAfterMs: 120_000 });
  await typeAndFail(pressRefresh);
  expect(timer()).toBe('Trying again in 120 s');
  await clock.advance(119_000);
  await expect.poll(timer).toBe('Trying again in 1 s');
  expect(call.tries).toBe(0);
  call.isUp = true;
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(answer).toHaveValue('Since Monday');
  await expect.element(answer).toBeVisible();
  expect(call.tries).toBe(1);
});

it('BlockedPage leaves the focus in the bar when it is there', async () => {
  await typeAndFail(async () => {
    await pressRefresh();
    await userEvent.click(page.getByRole('button', { name: 'In the bar' }));
  });
  expect(focused()).toBe('In the bar');
  call.isUp = true;
  await clock.advance(15_000);
  await expect.element(answer).toBeVisible();
  expect(focused()).toBe('In the bar');
});
