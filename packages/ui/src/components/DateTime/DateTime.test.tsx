import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { DateTime } from './DateTime.tsx';

const value = '2026-11-21T23:30:00Z';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['its own time zone', 'Asia/Tokyo', 'America/New_York', '22 Nov 2026, 08:30'],
  ['the time zone of the provider', undefined, 'America/New_York', '21 Nov 2026, 18:30'],
])('DateTime uses %s', (_which, own, provided, text) => {
  const html = renderToString(
    <QuaysideProvider timeZone={provided}>
      <DateTime value={value} format="dateTime" {...(own && { timeZone: own })} />
    </QuaysideProvider>,
  );
  expect(html).toContain(`>${text}<`);
});

it('DateTime is in UTC on a server, and in the time zone of the device after hydration', async () => {
  const page = (
    <QuaysideProvider>
      <DateTime value={value} format="time" showZone />
    </QuaysideProvider>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  expect(host.textContent).toBe('23:30 UTC');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(() => hydrateRoot(host, page, { onRecoverableError }));
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  expect(host.textContent).toBe(format.format(new Date(value)));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
