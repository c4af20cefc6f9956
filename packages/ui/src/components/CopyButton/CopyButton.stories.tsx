import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { copyButton } from '../../testing/index.ts';
import { CopyButton } from './CopyButton.tsx';

const labels = {
  copy: 'Copy {name}',
  copied: 'Copied',
  failed: 'Your browser doesn’t allow copying. Copy the selected text with your keyboard.',
};
const writeText = fn();

const meta = preview.meta({
  title: 'Controls/CopyButton',
  component: CopyButton,
  parameters: {
    frame: { height: 200 },
  },
  args: { value: 'NL-AMS-2041', name: 'circuit number', labels, onCopied: fn() },
  beforeEach: () => {
    writeText.mockReset();
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => {
      if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
      else Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
});

/** A tick for 2 s, which screen readers announce. */
export const Copied = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = copyButton(canvasElement, userEvent, 'Copy circuit number');
    const button = page.element();
    const shape = button.querySelector('path')?.getAttribute('d');
    await expect(canvas.queryByText(labels.copied)).toBeNull();
    await expect(page.status()).toBe('idle');
    await page.press();
    await waitFor(() => expect(page.status()).toBe('copied'));
    await expect((await canvas.findByText(labels.copied)).ariaLive).toBe('polite');
    await expect(writeText).toHaveBeenLastCalledWith('NL-AMS-2041');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await expect(button.querySelector('path')?.getAttribute('d')).not.toBe(shape);
    await expect(button).toHaveFocus();
  },
});

/** The text is selected, so that the user can copy it by keyboard. Escape closes the panel. */
export const Failed = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    writeText.mockRejectedValue(new DOMException('No permission.', 'NotAllowedError'));
    const page = copyButton(canvasElement, userEvent);
    const button = canvas.getByRole('button', { name: 'Copy circuit number' });
    await page.press();
    const field = await canvas.findByRole('textbox', { name: labels.failed });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(page.status()).toBe('failed');
    await expect(page.offered()).toBe('NL-AMS-2041');
    await expect(getSelection()?.toString()).toBe('NL-AMS-2041');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onCopied).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
});

/** Without a name, the text itself names the button. */
export const NextToAnIdentifier = meta.story({
  args: { value: 'UK-LON-1187-RED-0000448-01' },
  render: ({ name: _name, ...args }) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <code style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>{args.value}</code>
      <CopyButton {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: `Copy ${args.value}` })).toBeVisible();
  },
});
