import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fillLabel } from '../../theme/fillLabel.ts';
import { tokenNumbers } from '../../tokens/generated/tokens.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { ChatButton, type ChatButtonLabels } from './ChatButton.tsx';

const labels = () => labelsOf<ChatButtonLabels>('ChatButton');
const unreadName = (count: number) => `${labels().chat} ${fillLabel(labels().unread, { count })}`;

const meta = preview.meta({
  title: 'Shell/ChatButton',
  component: ChatButton,
  parameters: {
    layout: 'fullscreen',
    frame: { height: 160 },
  },
  args: { onOpen: fn(), onHide: fn() },
});

export const Idle = meta.story({
  tags: ['CHAT-3'],
  play: async ({ canvas, args, userEvent }) => {
    const open = canvas.getByRole('button', { name: labels().chat });
    const hide = canvas.getByRole('button', { name: labels().hide });
    const { width, height } = hide.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(tokenNumbers.size.target);
    await userEvent.click(open);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onHide).not.toHaveBeenCalled();
    await userEvent.click(hide);
    await expect(args.onHide).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

export const Connecting = meta.story({
  args: { status: 'connecting' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels().connecting }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const Offline = meta.story({
  args: { status: 'offline' },
  play: async ({ canvas, args, userEvent }) => {
    const open = canvas.getByRole('button', { name: labels().offline });
    await expect(open).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(open);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});

export const Unread = meta.story({
  args: { unread: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: unreadName(3) })).toBeVisible();
  },
});

export const ManyUnread = meta.story({
  tags: ['!autodocs'],
  args: { unread: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

/** Without `onHide` there is no hide button. */
export const AlwaysThere = meta.story({
  tags: ['!autodocs'],
  render: ({ onOpen }) => <ChatButton onOpen={onOpen} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

/** Focus moves to the page heading when the button unmounts. */
export const Hidden = meta.story({
  tags: ['!autodocs', 'CHAT-3'],
  render: function Hiding(args) {
    const [hidden, setHidden] = useState(false);
    return (
      <>
        <main>
          <PageHeader title="Open cases" />
        </main>
        {!hidden && <ChatButton {...args} onHide={() => setHidden(true)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: labels().hide })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Open cases' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: { unread: 12, labels: { chat: 'Schreiben Sie jetzt mit unserer Störungsannahme '.repeat(4) } },
  play: async ({ canvas }) => {
    const { left } = canvas.getByRole('button', { name: /^Schreiben/ }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  args: { unread: 3 },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: unreadName(3) }).getBoundingClientRect();
    const hide = canvas.getByRole('button', { name: labels().hide }).getBoundingClientRect();
    await expect(hide.right).toBeLessThanOrEqual(open.left + 1);
  },
});
