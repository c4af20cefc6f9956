import { createDeferred } from '@quayside/portal-core/testing';
import { QuaysideProvider } from '@quayside/ui';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyDialog, lazySection } from './lazyComponent.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

function Details({ name }: { name: string }): ReactNode {
  return <h2>{name}</h2>;
}

/** Loads that fail so many times before the code arrives. */
function failing(count: number) {
  let loads = 0;
  return async () => {
    loads += 1;
    if (loads <= count)
      throw new TypeError('Failed to fetch dynamically imported module: /assets/details.js');
    return Details;
  };
}

function show(children: ReactNode): void {
  root.render(
    <QuaysideProvider>
      <h1>Estimate</h1>
      {children}
    </QuaysideProvider>,
  );
}

const details = page.getByRole('heading', { name: 'Size' });
const alert = page.getByRole('alert');

it('A dialog whose code cannot be loaded leaves its page as it is, and opens once it is tried again', async () => {
  const Dialog = lazyDialog(failing(1));
  show(<Dialog name="Size" />);
  await expect.element(alert).toMatchTextContent(/We couldn’t open this/);
  await expect.element(page.getByRole('heading', { name: 'Estimate' })).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(details).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

it('A dialog whose code could not be loaded opens when the device is online again', async () => {
  const Dialog = lazyDialog(failing(1));
  show(<Dialog name="Size" />);
  await expect.element(alert).toBeVisible();
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'));
      return details.query();
    })
    .not.toBeNull();
});

it('A dialog whose code could not be loaded opens when it is opened again', async () => {
  const Dialog = lazyDialog(failing(1));
  show(<Dialog key="first" name="Size" />);
  await expect.element(alert).toBeVisible();
  show(<Dialog key="second" name="Size" />);
  await expect.element(details).toBeVisible();
});

it('A section shows what stands in its place until its code is loaded, and at once from then on', async () => {
  const { promise, resolve } = createDeferred<typeof Details>();
  const Section = lazySection(() => promise, <p>Loading</p>);
  show(<Section name="Size" />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  resolve(Details);
  await expect.element(details).toBeVisible();
  show(<Section key="second" name="Address" />);
  await expect.element(page.getByRole('heading', { name: 'Address' })).toBeVisible();
});
