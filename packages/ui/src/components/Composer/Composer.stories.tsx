import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { plusIcon } from '../../icons/index.ts';
import { composer } from '../../testing/composer.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';

function Stateful({ value: first, onValueChange, ...rest }: ComposerProps) {
  const [value, setValue] = useState(first);
  return (
    <Composer
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/Composer',
  component: Composer,
  parameters: {
    layout: 'padded',
  },
  args: { value: '', onValueChange: fn(), onSend: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  render: (args) => <Stateful {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    // An empty message is not sent: an error appears, and focus moves to the text.
    await page.send();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(page.error()).not.toBe('');
    await expect(canvasElement.querySelector('textarea')).toHaveFocus();
    await page.write('No light on port 7');
    await expect(page.error()).toBe('');
    await page.send();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(page.text()).toBe('No light on port 7');
  },
});

export const ByKeyboard = meta.story({
  tags: ['!autodocs'],
  args: { value: 'The line holds.' },
  play: async ({ canvasElement, args, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    await userEvent.click(canvasElement.querySelector('textarea') ?? canvasElement);
    await userEvent.keyboard('{Enter}Thank you.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await page.sendByKeyboard();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(page.text()).toBe('The line holds.\nThank you.');
  },
});

/** With attachments, a tool that adds one and a saved draft. */
export const WithAttachments = meta.story({
  args: {
    value: 'The trace of this morning:',
    hint: 'Everybody who follows this case is notified.',
    attachments: <span>trace-frankfurt.txt, 12 kB</span>,
    hasAttachments: true,
    tools: <Button icon={plusIcon}>Attach a file</Button>,
    draft: 'Draft saved at 10:42',
    limit: 2000,
    rows: 4,
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await composer(canvasElement, userEvent).send();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  args: { value: 'The backup line is in use.', state: { status: 'sending' } },
  play: async ({ canvasElement, args, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    await expect(page.state()).toBe('sending');
    await page.send();
    await page.sendByKeyboard();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The text is kept. */
export const Failed = meta.story({
  args: {
    value: 'The backup line is in use.',
    state: { status: 'failed', message: 'The connection was lost. Send it again when you are online.' },
  },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost.');
    await expect(page.text()).toBe('The backup line is in use.');
    await page.send();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const DisabledAndOverTheLimit = meta.story({
  args: { value: 'No light on the port 7', limit: 20, state: { status: 'idle' } },
  render: (args) => (
    <Stack>
      <Stateful {...args} />
      <Composer
        value=""
        onValueChange={fn()}
        onSend={fn()}
        state={{ status: 'disabled', reason: 'This case is closed. Open a new case to write to us.' }}
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = composer(canvasElement, userEvent);
    await expect(page.error()).not.toBe('');
    await page.send();
    await expect(args.onSend).not.toHaveBeenCalled();
    const [, disabled] = canvas.getAllByRole('textbox');
    await expect(disabled).toBeDisabled();
  },
});

function ClosesOnSend({ value }: ComposerProps) {
  const [isClosed, setIsClosed] = useState(false);
  return (
    <Composer
      value={value}
      onValueChange={fn()}
      onSend={() => setIsClosed(true)}
      state={isClosed ? { status: 'disabled', reason: 'This case is closed.' } : { status: 'idle' }}
    />
  );
}

/** The focus moves to the reason when the conversation ends while the user writes. */
export const EndsWhileSending = meta.story({
  tags: ['!autodocs'],
  args: { value: 'One more thing' },
  render: (args) => <ClosesOnSend {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await composer(canvasElement, userEvent).send();
    await waitFor(() =>
      expect(document.activeElement).toContainElement(canvas.getByText('This case is closed.')),
    );
    await expect(document.activeElement).not.toBe(document.body);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    value: 'w'.repeat(400),
    tools: <Button>Attach a file of any kind and of any size to this long message</Button>,
    draft: 'The draft could not be saved, because the connection was lost. '.repeat(3),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
