import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { RenderedPage } from '@quayside/portal-core/page-testing';
import { renderKitPage } from '../page-testing/renderKitPage.tsx';
import { Capped } from './Capped.tsx';

let shown: RenderedPage | undefined;
afterEach(() => shown?.unmount());

function open(count: number): void {
  const items = Array.from({ length: count }, (_, index) => `Item ${index + 1}`);
  const Page = () => (
    <Capped items={items}>
      {(first) => (
        <ul>
          {first.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Capped>
  );
  const access = { requires: ['signed-in'] } as const;
  shown = renderKitPage(
    { id: 'list', routes: [{ path: '/list', title: 'List', access, page: () => Promise.resolve(Page) }] },
    { path: '/list' },
  );
}

const items = browser.getByRole('listitem');
const button = browser.getByRole('button');

it('A list of a response that fits is drawn as it is', async () => {
  open(100);
  await expect.element(items.nth(99)).toBeVisible();
  expect(button.elements()).toEqual([]);
});

it('Of 3,000 items the first 100 are drawn, and the line says how many there are', async () => {
  open(3000);
  await expect.element(browser.getByText('The first 100 of 3,000.')).toBeVisible();
  expect(items.elements()).toHaveLength(100);
  await button.click();
  await expect.element(browser.getByText('The first 200 of 3,000.')).toBeVisible();
});

it('The last button of a long list hands its focus to the line that takes its place', async () => {
  open(150);
  await browser.getByRole('button', { name: 'Show 50 more' }).click();
  await expect.element(browser.getByText('All 150 are shown.')).toHaveFocus();
  expect(items.elements()).toHaveLength(150);
});
