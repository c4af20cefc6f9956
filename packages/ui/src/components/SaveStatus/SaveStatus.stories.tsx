import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SaveStatus, type SaveStatusKind } from './SaveStatus.tsx';

const savedAt = new Date(2026, 10, 21, 10, 42);

const meta = preview.meta({
  title: 'Feedback/SaveStatus',
  component: SaveStatus,
  args: { status: 'saved' as const, savedAt },
});

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10:42/)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const States = meta.story({
  render: (args) => (
    <Stack>
      <SaveStatus {...args} status="saving" />
      <SaveStatus status="saved" />
      <SaveStatus {...args} status="failed" />
      <SaveStatus {...args} status="failed" onRetry={fn()} />
    </Stack>
  ),
});

/** After the user pressed Save, everything is announced. */
export const AnnouncesEverything = meta.story({
  tags: ['!autodocs'],
  args: { announce: 'everything' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/10:42/);
  },
});

/** A failed save is announced and can be repeated. */
export const Retried = meta.story({
  tags: ['!autodocs'],
  render: function Retried(args) {
    const [status, setStatus] = useState<SaveStatusKind>('failed');
    return <SaveStatus {...args} status={status} onRetry={() => setStatus('saving')} />;
  },
  args: { labels: { retry: 'Retry', failed: 'Not saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Not saved$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(document.activeElement).toHaveAttribute('data-status', 'saving');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    status: 'failed',
    onRetry: fn(),
    labels: { failed: `Nicht${'gespeichert'.repeat(12)}`, retry: 'Noch einmal speichern' },
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
