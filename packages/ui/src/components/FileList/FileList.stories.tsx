import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { followed } from '../../../../../.storybook/StoryLink.tsx';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { fileList } from '../../testing/index.ts';
import { fillLabel } from '../../theme/fillLabel.ts';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import type { ProgressBarLabels } from '../ProgressBar/ProgressBar.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileList, type FileListItem, type FileListProps } from './FileList.tsx';

const waiting: FileListItem = { id: 'wayleave', name: 'wayleave.pdf', sizeBytes: 312_000, state: 'waiting' };
const uploading: FileListItem = {
  id: 'plan',
  name: 'floor-plan-docklands.pdf',
  sizeBytes: 18_400_000,
  state: 'uploading',
  progress: 0.42,
};
const scanning: FileListItem = { id: 'rack', name: 'rack.jpg', sizeBytes: 2_400_000, state: 'scanning' };
const ready: FileListItem = {
  id: 'trace',
  name: 'traceroute.txt',
  sizeBytes: 840,
  state: 'ready',
  href: '/files/trace',
};
const failed: FileListItem = {
  id: 'logs',
  name: 'router-logs.zip',
  sizeBytes: 19_900_000,
  state: 'failed',
  reason: 'The connection was lost.',
};
const blocked: FileListItem = {
  id: 'macro',
  name: 'inventory.xlsm',
  sizeBytes: 96_000,
  state: 'blocked',
  reason: 'A virus was found in this file.',
};

/** Removes files, and sends a failed one again. */
function Stateful({ files: first, onRemove, onCancel, onRetry, ...rest }: FileListProps) {
  const [files, setFiles] = useState(first);
  const drop = useRef<HTMLInputElement>(null);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <Stack>
      <Field label="Attachments">
        <FileDrop ref={drop} onFiles={() => undefined} />
      </Field>
      <FileList
        {...rest}
        files={files}
        emptyFocusRef={drop}
        onRemove={(id) => {
          remove(id);
          onRemove?.(id);
        }}
        onCancel={(id) => {
          remove(id);
          onCancel?.(id);
        }}
        onRetry={(id) => {
          setFiles(
            files.map((file) =>
              file.id === id ? { id, name: file.name, state: 'uploading', progress: 0 } : file,
            ),
          );
          onRetry?.(id);
        }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Data/FileList',
  component: FileList,
  parameters: {
    layout: 'padded',
  },
  args: {
    files: [waiting, uploading, scanning, ready, failed, blocked],
    onCancel: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

export const EveryState = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = fileList(canvasElement, userEvent);
    await expect(page.files().map(({ state }) => state)).toEqual(args.files.map(({ state }) => state));
    await expect(canvas.getByRole('progressbar', { name: /floor-plan-docklands\.pdf$/ })).toHaveAttribute(
      'aria-valuetext',
      fillLabel(labelsOf<ProgressBarLabels>('ProgressBar').value, { percent: 42 }),
    );
    await expect(page.problem('router-logs.zip')).toMatch(/The connection was lost\.$/);
    await page.remove('wayleave.pdf');
    await expect(args.onCancel).toHaveBeenLastCalledWith('wayleave');
    await page.remove('traceroute.txt');
    await expect(args.onRemove).toHaveBeenLastCalledWith('trace');
    await userEvent.click(canvas.getByRole('link', { name: 'traceroute.txt' }));
    await expect(followed).toHaveBeenLastCalledWith('/files/trace');
    // A list that appears with its page is not announced.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Without callbacks there are no buttons. */
/** Files whose download needs a token: a button in place of a link. */
export const Downloads = meta.story({
  args: { files: [{ ...scanning, state: 'ready' }, blocked], onDownload: fn() },
  render: ({ files, onDownload }) => <FileList files={files} onDownload={onDownload} />,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDownload).toHaveBeenCalledWith('rack');
  },
});

export const Attachments = meta.story({
  args: { files: [ready, { ...scanning, state: 'ready' }] },
  render: ({ files }) => <FileList files={files} labels={{ list: 'Attachments' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Attachments' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Focus moves to the file that takes the place of the removed one, and after the last one to the file input. */
export const FocusAfterRemoval = meta.story({
  tags: ['!autodocs'],
  args: { files: [ready, failed, blocked] },
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = fileList(canvasElement, userEvent);
    const endButton = (name: string) => [...page.row(name).querySelectorAll('button')].at(-1);
    await page.retry('router-logs.zip');
    await expect(args.onRetry).toHaveBeenLastCalledWith('logs');
    await waitFor(() => expect(endButton('router-logs.zip')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenLastCalledWith('logs');
    await waitFor(() => expect(endButton('inventory.xlsm')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(endButton('traceroute.txt')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Attachments')).toHaveFocus());
  },
});

const started: FileListItem[] = [waiting, { ...uploading, progress: 0 }, { ...scanning, state: 'uploading' }];
const ended: FileListItem[] = [
  { ...waiting, state: 'ready' },
  { ...uploading, state: 'ready' },
  { ...scanning, state: 'blocked', reason: 'A virus was found in this file.' },
];
const steps: FileListItem[][] = [[], started, [waiting, { ...uploading, progress: 0.9 }, scanning], ended];

/** Starts and ends are announced, progress is not. */
export const Announced = meta.story({
  tags: ['!autodocs'],
  args: {
    locale: 'en-GB',
    labels: {
      announceStarts: '{count} started.',
      announceReadies: '{count} ended well.',
      announceBlocked: '{name} is blocked: {reason}',
    },
  },
  render: function Uploads(args) {
    const [step, setStep] = useState(0);
    return (
      <Stack>
        <Stack direction="row">
          <Button onClick={() => setStep(step + 1)}>Go on</Button>
        </Stack>
        <FileList {...args} files={steps[step] ?? []} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Go on' });
    const status = canvas.getByRole('status');
    await userEvent.click(next);
    await waitFor(() => expect(status).toHaveTextContent('3 started.'));
    await userEvent.click(next);
    await expect(status).toHaveTextContent('3 started.');
    await userEvent.click(next);
    await waitFor(() =>
      expect(status).toHaveTextContent('2 ended well. rack.jpg is blocked: A virus was found in this file.'),
    );
  },
});

/** A long name is cut in the middle, so that its extension stays visible. */
export const LongNames = meta.story({
  tags: ['!autodocs'],
  args: {
    files: [
      { ...uploading, name: `Leistungsbeschreibung ${'Verbindungsqualität'.repeat(8)} 2026-11.pdf` },
      { ...ready, name: `${'site-survey-photo-'.repeat(8)}0042.jpeg` },
      { ...ready, id: 'rtl', name: `${'مخطط الطابق '.repeat(8)}.pdf` },
      { ...blocked, name: 'w'.repeat(120), reason: 'w'.repeat(160) },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const name = canvasElement.querySelector('[data-file="trace"] bdi');
    const end = name?.lastElementChild?.getBoundingClientRect();
    await expect(name?.lastElementChild).toHaveTextContent(/0042\.jpeg$/);
    await expect(end?.width).toBeGreaterThan(20);
    await expect(end?.right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
