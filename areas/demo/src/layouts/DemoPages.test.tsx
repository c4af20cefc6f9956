import type { RenderedPage } from '@quayside/contract/testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderPage } from '@quayside/shared/testing/renderPage.tsx';
import { demoArea } from '../area.ts';
import { layoutIds, layoutStates } from './layoutStates.ts';

let shown: RenderedPage;

function open(path: string): void {
  shown = renderPage(demoArea, { path });
}

afterEach(() => shown.unmount());

const panels = (title: string): (string | null)[] =>
  [...shown.container.querySelectorAll<HTMLElement>(`[aria-label="${title}"] [data-theme]`)].map(
    (panel) => panel.dataset['theme'] ?? null,
  );

it('The style demo shows the same components in light and dark, side by side [DEMO-1]', async () => {
  open('/style-demo?tab=controls');
  await expect.element(browser.getByRole('region', { name: 'Buttons' })).toBeVisible();
  expect(panels('Buttons')).toEqual(['light', 'dark']);
  await browser.getByText('Comfortable and compact').click();
  await expect.poll(shown.address).toBe('/style-demo?tab=controls&compare=density');
  await expect
    .poll(() => shown.container.querySelectorAll('[data-density="compact"]').length)
    .toBeGreaterThan(0);
});

it('Each tab of the style demo has an address and shows its samples [DEMO-1]', async () => {
  open('/style-demo');
  await browser.getByRole('tab', { name: 'Feedback' }).click();
  await expect.element(browser.getByRole('region', { name: 'Alerts' })).toBeVisible();
  await expect.poll(shown.address).toBe('/style-demo?tab=feedback');
});

it.each(layoutIds)(
  'The layout demo shows the layout %s with one heading in every state [DEMO-2]',
  async (layout) => {
    for (const state of ['ready', ...layoutStates[layout]]) {
      open(`/layout-demo?layout=${layout}&state=${state}`);
      await expect.poll(() => shown.container.querySelector('h1')?.textContent).toMatch(/^(?!Layout demo)./);
      expect(shown.container.querySelectorAll('h1')).toHaveLength(1);
      expect(shown.failures).toEqual([]);
      expect(shown.requests).toEqual([]);
      shown.unmount();
    }
    open('/layout-demo');
  },
);

it('The form of the layout demo lists its missing fields and sends nothing [DEMO-2]', async () => {
  open('/layout-demo?layout=create');
  await browser.getByRole('button', { name: 'Raise the case' }).click();
  await expect.element(browser.getByRole('link', { name: 'Enter a subject' })).toBeVisible();
  expect(shown.requests).toEqual([]);
});
