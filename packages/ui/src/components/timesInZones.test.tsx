import type { JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { dateField } from '../testing/index.ts';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';
import { AsOf } from './AsOf/AsOf.tsx';
import { DateField } from './DateField/DateField.tsx';
import { DateTime } from './DateTime/DateTime.tsx';
import { RelativeTime } from './RelativeTime/RelativeTime.tsx';
import { RestoredDraftNotice } from './RestoredDraftNotice/RestoredDraftNotice.tsx';
import { SaveStatus } from './SaveStatus/SaveStatus.tsx';

const LONDON = 'Europe/London';

/** Half an hour after midnight in London. */
const now = new Date('2026-06-30T23:30:00Z');
/** Before midnight in London. */
const earlier = new Date('2026-06-30T22:45:00Z');

/** The clocks of each provider's zone. A save of today is shown without its day. */
const clocks: Readonly<Record<string, { today: string; day: string; time: string; saved: string }>> = {
  [LONDON]: { today: '2026-07-01', day: '1 Jul 2026', time: '00:30', saved: '30 Jun 2026, 23:45' },
  'America/Los_Angeles': { today: '2026-06-30', day: '30 Jun 2026', time: '16:30', saved: '15:45' },
  'Asia/Kolkata': { today: '2026-07-01', day: '1 Jul 2026', time: '05:00', saved: '04:15' },
  'Pacific/Auckland': { today: '2026-07-01', day: '1 Jul 2026', time: '11:30', saved: '10:45' },
};

const zonePairs = Object.keys(clocks)
  .slice(1)
  .flatMap((zone) => [[zone, LONDON] as const, [LONDON, zone] as const]);

/** Sets the time zone of the device; an empty text for that of the machine. */
async function setDeviceZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
}

let host: HTMLDivElement;
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  vi.useRealTimers();
  root.unmount();
  host.remove();
  await setDeviceZone('');
});

const nothing = (): void => undefined;

/** Every component that shows a time or knows today. */
function Times(): JSX.Element {
  return (
    <>
      <DateTime data-shows="day" value="2026-07-01" />
      <DateTime data-shows="moment" value={now} format="dateTime" />
      <RelativeTime data-shows="distance" value={now} now={now} />
      <AsOf data-shows="as of" receivedAt={now} onRefresh={nothing} />
      <SaveStatus data-shows="saved" status="saved" savedAt={earlier} />
      <RestoredDraftNotice data-shows="draft" savedAt={now} onKeep={nothing} onDiscard={nothing} />
      <DateField aria-label="Day" value="" unavailableReason={() => undefined} onValueChange={nothing} />
    </>
  );
}

const shown = (what: string): string =>
  host.querySelector(`[data-shows="${what}"]`)?.textContent.replaceAll(/\s/g, ' ') ?? '';

it.each(zonePairs)(
  'On a device in %s, times and today are those of the provider’s zone, %s',
  async (device, zone) => {
    const { today, day, time, saved } = clocks[zone] ?? {};
    await setDeviceZone(device);
    root.render(
      <QuaysideProvider timeZone={zone}>
        <Times />
      </QuaysideProvider>,
    );
    await expect.poll(() => shown('moment')).toBe(`${day}, ${time}`);
    expect(shown('day')).toBe('1 Jul 2026');
    expect(host.querySelector('[data-shows="distance"] time')?.getAttribute('title')).toContain(
      `${day}, ${time}`,
    );
    expect(shown('as of')).toContain(`As of ${time}`);
    expect(shown('saved')).toMatch(new RegExp(`\\D${saved}$`));
    expect(shown('draft')).toContain(`on ${day}, ${time},`);
    await dateField(host, userEvent).openCalendar();
    expect(host.querySelector('[aria-current="date"]')?.getAttribute('data-date')).toBe(today);
  },
);
