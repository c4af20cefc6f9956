import { useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from './Drawer.tsx';

let root: Root;
let container: HTMLElement;

function Stacked(): JSX.Element {
  const [open, setOpen] = useState({ drawer: true, dialog: false });
  return (
    <main>
      <h1>Services</h1>
      <Drawer
        open={open.drawer}
        title="Circuit"
        onClose={() => setOpen((shown) => ({ ...shown, drawer: false }))}
      >
        <Button onClick={() => setOpen((shown) => ({ ...shown, dialog: true }))}>Cease</Button>
      </Drawer>
      <Dialog
        open={open.dialog}
        title="Cease the circuit?"
        onClose={() => setOpen((shown) => ({ ...shown, dialog: false }))}
      />
    </main>
  );
}

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(
    <QuaysideProvider>
      <Stacked />
    </QuaysideProvider>,
  );
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it('Escape in a dialog above a drawer closes only the dialog, and focus returns to the drawer', async () => {
  await page.getByRole('button', { name: 'Cease' }).click();
  const title = page.getByRole('heading', { name: 'Cease the circuit?' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Cease' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { name: 'Circuit' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Services' })).toHaveFocus();
});

it('Drawer fills a window under 480 px and leaves space next to it in a wider one', async () => {
  await page.viewport(479, 700);
  const drawer = page.getByRole('dialog', { name: 'Circuit' });
  await expect.poll(() => drawer.element().getBoundingClientRect().width).toBe(479);
  await page.viewport(800, 700);
  await expect.poll(() => drawer.element().getBoundingClientRect().width).toBe(448);
});
