import type { ComposerState } from '@quayside/ui/Composer';
import type { RejectedFile } from '@quayside/ui/FileDrop';
import { composer } from '@quayside/ui/testing';
import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Upload } from './createUploads.ts';
import { MessageComposer, type MessageComposerProps } from './MessageComposer.tsx';

const upload = (id: string, name: string, state: Upload['state']): Upload => ({
  id,
  name,
  sizeBytes: 1_400_000,
  state,
});

const attached = { id: 'AT-1', name: 'rack.png', size: 1_400_000, mediaType: 'image/png' };

const everyUpload: readonly Upload[] = [
  upload('1', 'floor-plan.pdf', { status: 'waiting' }),
  upload('2', 'router.log', { status: 'uploading', share: 0.4 }),
  upload('3', 'trace.csv', { status: 'failed', reason: 'The connection was lost. Try again.' }),
  upload('4', 'photo.jpg', { status: 'attached', attachment: { ...attached, scan: 'pending' } }),
  upload('5', 'rack.png', { status: 'attached', attachment: { ...attached, scan: 'clean' } }),
  upload('6', 'tool.zip', { status: 'attached', attachment: { ...attached, scan: 'blocked' } }),
];

const idle: ComposerState = { status: 'idle' };

const refused: readonly RejectedFile[] = [
  { file: new File(['x'], 'setup.exe'), reason: 'type' },
  { file: new File([], 'empty.txt'), reason: 'empty' },
];

function Stateful({ text: first, ...rest }: MessageComposerProps): JSX.Element {
  const [text, setText] = useState(first);
  return <MessageComposer {...rest} text={text} onTextChange={setText} />;
}

const meta = preview.meta<MessageComposerProps, DecoratorFunction, MessageComposerProps>({
  title: 'Pages/Conversation/Composer',
  component: MessageComposer,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    state: idle,
    hint: 'Our engineers and everybody who follows the case read your message.',
    files: [],
    rejected: [],
    onFiles: fn(),
    onRemoveFile: fn(),
    onRetryFile: fn(),
    restoredAt: null,
    onDiscard: fn(),
  },
  render: (args) => <Stateful {...args} />,
});

export const Empty = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    await page.write('No light on port 7');
    await page.send();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** The drop zone opens with its button. Files that are pasted into the text are attached without it; cells of a spreadsheet stay text. */
export const Attaching = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Attach files' }));
    await expect(canvasElement.querySelector('input[type="file"]')).not.toBeNull();
    // A spreadsheet puts a picture of the cells beside them. The browser pastes the text.
    const cells = new DataTransfer();
    cells.setData('text/plain', 'Bristol\t401.00');
    cells.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData: cells, bubbles: true, cancelable: true });
    canvasElement.querySelector('textarea')?.dispatchEvent(paste);
    await expect(paste.defaultPrevented).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
    const data = new DataTransfer();
    const [log, program] = [new File(['x'], 'router.log'), new File(['x'], 'setup.exe')];
    for (const file of [log, program]) data.items.add(file);
    canvasElement
      .querySelector('textarea')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    await expect(args.onFiles).toHaveBeenCalledWith([log], [{ file: program, reason: 'type' }]);
  },
});

export const EveryFile = meta.story({ args: { text: 'The files of this morning:', files: everyUpload } });

export const Refused = meta.story({ args: { rejected: refused } });

export const Sending = meta.story({ args: { text: 'Yes, ask for Tom.', state: { status: 'sending' } } });

export const Failed = meta.story({
  args: {
    text: 'Yes, ask for Tom.',
    state: {
      status: 'failed',
      message:
        'You were offline, so it wasn’t sent. Your message is still here: send it again once you’re online.',
    },
  },
});

export const RestoredDraft = meta.story({
  args: { text: 'Yes, ask for', restoredAt: new Date(Date.UTC(2026, 10, 21, 9, 42)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

/** The case was closed while the user wrote. */
export const Closed = meta.story({
  args: {
    text: 'One more thing: the backup line',
    state: {
      status: 'disabled',
      reason: 'This case is closed. Your message was not sent: copy it if you need it.',
    },
  },
});
