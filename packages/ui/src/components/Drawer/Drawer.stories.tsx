import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tokens } from '../../tokens/generated/tokens.ts';
import { drawer } from '../../testing/index.ts';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Field } from '../Field/Field.tsx';
import { MenuButton } from '../MenuButton/MenuButton.tsx';
import { StatusLabel } from '../StatusLabel/StatusLabel.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const labels = { close: 'Close the details' };

const facts = (
  <DescriptionList
    layout="beside"
    items={[
      { id: 'status', term: 'Status', description: <StatusLabel tone="positive">Live</StatusLabel> },
      { id: 'bandwidth', term: 'Bandwidth', description: '1 Gbit/s' },
      { id: 'a', term: 'A end', description: '4 Marsh Wall, London E14 9TP' },
      { id: 'b', term: 'B end', description: 'Herengracht 182, Amsterdam' },
    ]}
  />
);

function Opener({ open: first, ...rest }: DrawerProps) {
  const [open, setOpen] = useState(first);
  return (
    <main style={{ padding: tokens.space[24] }}>
      <h1 tabIndex={-1}>Services</h1>
      <Button onClick={() => setOpen(true)}>NL-AMS-2041</Button>
      <p>The page stays usable next to the drawer.</p>
      <Drawer
        {...rest}
        open={open}
        onClose={(reason) => {
          setOpen(false);
          rest.onClose(reason);
        }}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Dialogs/Drawer',
  tags: ['motion'],
  component: Drawer,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 480 },
  },
  argTypes: {
    title: { control: 'text' },
    onClose: { control: false },
    children: { control: false },
    actions: { control: false },
  },
  args: { open: true, title: 'Amsterdam – London', onClose: fn(), labels, children: facts },
  render: (args) => <Opener {...args} />,
});

export const Open = meta.story({
  args: { size: 'regular', actions: <Button variant="primary">Open the service</Button> },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('dialog', { name: 'Amsterdam – London' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    const { clientWidth } = document.documentElement;
    // At the end edge once it has entered.
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect();
      return expect(panel.matches(':dir(rtl)') ? -left : right - clientWidth).toBeCloseTo(0, 0);
    });
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
});

export const Closes = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const service = drawer(canvasElement, userEvent);
    await expect(service.title()).toBe('Amsterdam – London');
    await expect(service.isModal()).toBe(false);
    await service.close();
    await expect(args.onClose).toHaveBeenLastCalledWith('close-button');
    await expect(service.isOpen()).toBe(false);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Escape closes it and focus returns. While it is open, the page stays usable. */
export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'NL-AMS-2041' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels.close })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});

function WithMenu(args: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Opener
      {...args}
      actions={
        <MenuButton
          label="Actions"
          items={[{ id: 'edit', kind: 'action', label: 'Edit', onSelect: () => undefined }]}
          open={open}
          onOpenChange={setOpen}
          align="end"
        />
      }
    />
  );
}

/** Escape closes the menu inside, and only then the drawer. */
export const OnlyTheTopmostTakesEscape = meta.story({
  tags: ['!autodocs'],
  render: (args) => <WithMenu {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'NL-AMS-2041' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
});

/** The page behind is inert until it closes. */
export const Modal = meta.story({
  args: {
    open: false,
    modal: true,
    size: 'wide',
    title: 'Request a change',
    children: (
      <Field label="New bandwidth" hint="In Mbit/s">
        <TextField inputMode="numeric" />
      </Field>
    ),
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Continue</Button>
      </>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'NL-AMS-2041' });
    await userEvent.click(opener);
    const change = drawer(document, userEvent);
    await change.opened();
    await expect(change.title()).toBe('Request a change');
    await expect(change.isModal()).toBe(true);
    await expect(change.buttons()).toEqual(['Cancel', 'Continue']);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await expect(opener.closest('[inert]')).not.toBeNull();
    await change.pressEscape();
    await expect(args.onClose).toHaveBeenLastCalledWith('escape');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await change.opened();
  },
});

/** The content scrolls. The title and the buttons stay visible. */
export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    title: 'Verbindungsqualitätsüberwachungsdienst '.repeat(3),
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{line === 0 ? 'NL-AMS-2041-'.repeat(12) : `Line ${line + 1} of a long text.`}</p>
    )),
    actions: <Button variant="primary">Open the service</Button>,
  },
  play: async ({ canvas }) => {
    canvas.getByText(/^Line 40/).scrollIntoView();
    const { bottom } = canvas.getByRole('button', { name: 'Open the service' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
