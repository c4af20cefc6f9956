import { useState, type JSX } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { Composer } from '../components/Composer/Composer.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Popover } from '../components/Popover/Popover.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { QuaysideProvider } from '../theme/QuaysideProvider.tsx';

let root: Root;
let container: HTMLElement;
const onSend = vi.fn<() => void>();

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  onSend.mockReset();
});

function Opened({ kind }: { kind: 'dialog' | 'popover' }): JSX.Element {
  const [open, setOpen] = useState(true);
  const field = <TextField aria-label="Name" defaultValue="" />;
  return kind === 'dialog' ? (
    <Dialog open={open} title="Rename" onClose={() => setOpen(false)}>
      {field}
    </Dialog>
  ) : (
    <Popover open={open} title="Rename" trigger={<Button>Rename</Button>} onOpenChange={setOpen}>
      {field}
    </Popover>
  );
}

/** The signs of a key that belongs to an input method: the standard one, and Safari's for the key that ends the composition. */
const signs = [{ isComposing: true }, { keyCode: 229 }];

function press(target: Element, key: string, init: KeyboardEventInit): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

it.each(['dialog', 'popover'] as const)(
  'Escape that cancels a composition leaves the %s open',
  async (kind) => {
    root.render(
      <QuaysideProvider>
        <Opened kind={kind} />
      </QuaysideProvider>,
    );
    const field = page.getByRole('textbox', { name: 'Name' });
    await field.click();
    for (const sign of signs) press(field.element(), 'Escape', sign);
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
  },
);

it('Enter that accepts a composition sends no message', async () => {
  root.render(
    <QuaysideProvider>
      <Composer value="No light" onValueChange={() => undefined} onSend={onSend} />
    </QuaysideProvider>,
  );
  const field = page.getByRole('textbox');
  await field.click();
  for (const sign of signs) press(field.element(), 'Enter', { ...sign, ctrlKey: true });
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => onSend.mock.calls.length).toBe(1);
});
