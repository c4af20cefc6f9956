import { NativeSelect } from '@quayside/ui/NativeSelect';
import type { RenderedPage } from '@quayside/portal-core/page-testing';
import { afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { renderKitPage } from '../page-testing/renderKitPage.tsx';
import { CappedOptions } from './CappedOptions.tsx';

let shown: RenderedPage | undefined;
afterEach(() => shown?.unmount());

function open(count: number, selected: string): void {
  const options = Array.from({ length: count }, (_, index) => ({
    value: `${index + 1}`,
    label: `Item ${index + 1}`,
  }));
  const Page = () => (
    <NativeSelect aria-label="Item" defaultValue={selected}>
      <CappedOptions options={options} selected={selected} />
    </NativeSelect>
  );
  const access = { requires: ['signed-in'] } as const;
  shown = renderKitPage(
    { id: 'form', routes: [{ path: '/form', title: 'Form', access, page: () => Promise.resolve(Page) }] },
    { path: '/form' },
  );
}

const select = browser.getByRole('combobox', { name: 'Item' });
const options = browser.getByRole('option');

it('A select of a response that fits has all of its options', async () => {
  open(500, '1');
  await expect.element(select).toBeVisible();
  expect(options.elements()).toHaveLength(500);
});

it('Of 3,000 options the first 500 and the selected one are drawn, and a last one says how many there are', async () => {
  open(3000, '2999');
  await expect.element(select).toHaveValue('2999');
  expect(options.elements()).toHaveLength(502);
  await expect.element(options.last()).toHaveTextContent('The first 500 of 3,000.');
  await expect.element(options.last()).toBeDisabled();
});
