import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fileDrop } from '../../testing/index.ts';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FileDrop, type FileDropProps, type RejectedFile } from './FileDrop.tsx';

const label = 'Attachments';

const plan = new File(['plan'], 'floor-plan.pdf', { type: 'application/pdf' });
const photo = new File(['photo'], 'rack.JPG', { type: 'image/jpeg' });
const program = new File(['program'], 'speedtest.exe', { type: 'application/x-msdownload' });
const recording = new File(['a long recording'], 'line.pdf', { type: 'application/pdf' });
const empty = new File([], 'empty.pdf', { type: 'application/pdf' });

function Stateful({ onFiles, fileCount: first = 0, ...rest }: FileDropProps) {
  const [count, setCount] = useState(first);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  return (
    <FileDrop
      {...rest}
      fileCount={count}
      rejected={rejected}
      onFiles={(accepted, refused) => {
        setCount(count + accepted.length);
        setRejected(refused);
        onFiles(accepted, refused);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Controls/FileDrop',
  component: FileDrop,
  parameters: {
    layout: 'padded',
  },
  args: { onFiles: fn(), accept: '.pdf,.png,.jpg', maxFiles: 10, maxBytes: 20_000_000 },
  render: (args) => (
    <Field label={label}>
      <Stateful {...args} />
    </Field>
  ),
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** Files come from the file dialog, a drop or a paste. */
export const Idle = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    const page = fileDrop(canvasElement, label);
    await userEvent.tab();
    await expect(page.control()).toHaveFocus();
    page.choose([plan]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([plan], []);
    page.drop([plan, photo]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([plan, photo], []);
    page.paste([photo]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([photo], []);
    await expect(page.rejections()).toEqual([]);
  },
});

/** Dragged text changes nothing. */
export const Over = meta.story({
  args: { labels: { over: 'Let go to add' } },
  play: async ({ canvas, canvasElement, args }) => {
    const page = fileDrop(canvasElement);
    const text = new DataTransfer();
    text.setData('text/plain', 'NL-AMS-2041');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      page
        .control()
        .dispatchEvent(new DragEvent(type, { dataTransfer: text, bubbles: true, cancelable: true }));
    }
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(page.state()).toBe('idle');
    page.dragOver([plan]);
    await expect(await canvas.findByText('Let go to add')).toBeVisible();
    await expect(page.state()).toBe('over');
  },
});

/** Each rejected file is listed with its reason. */
export const Rejected = meta.story({
  args: { maxBytes: 10, maxFiles: 3, fileCount: 2 },
  play: async ({ canvasElement, args }) => {
    const page = fileDrop(canvasElement, label);
    page.drop([program, plan, photo, recording, empty]);
    const rejected: RejectedFile[] = [
      { file: program, reason: 'type' },
      { file: photo, reason: 'count' },
      { file: recording, reason: 'size' },
      { file: empty, reason: 'empty' },
    ];
    await expect(args.onFiles).toHaveBeenLastCalledWith([plan], rejected);
    await waitFor(() => expect(page.rejections()).toHaveLength(4));
    await expect(page.rejections()[0]).toMatch(/speedtest\.exe/);
    await expect(page.control()).toBeInvalid();
    await expect(page.state()).toBe('full');
  },
});

/** A name that is too long is shortened in its reason. */
export const LongName = meta.story({
  tags: ['!autodocs'],
  args: { maxNameLength: 200 },
  play: async ({ canvasElement, args }) => {
    const page = fileDrop(canvasElement, label);
    const report = new File(['x'], `${'Quarterly report '.repeat(12)}.pdf`, { type: 'application/pdf' });
    page.drop([report]);
    const rejected: RejectedFile[] = [{ file: report, reason: 'name' }];
    await expect(args.onFiles).toHaveBeenLastCalledWith([], rejected);
    await waitFor(() => expect(page.rejections()).toHaveLength(1));
    await expect(page.rejections()[0]).toContain('200');
    await expect(page.rejections()[0]).not.toContain(report.name);
  },
});

/** A drop beside the zone does not leave the page. */
export const DropOutside = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const data = new DataTransfer();
    data.items.add(plan);
    const dropped = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    canvasElement.dispatchEvent(dropped);
    await expect(dropped.defaultPrevented).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  parameters: { controls: { disable: true } },
  render: ({ onFiles }) => (
    <Stack>
      <FileDrop onFiles={onFiles} />
      <Field label="Letter of authority" error="Add the signed letter.">
        <FileDrop onFiles={onFiles} accept="image/*,.pdf" acceptText="A PDF or a picture" maxFiles={1} />
      </Field>
      <Field label="Full">
        <FileDrop onFiles={onFiles} maxFiles={10} fileCount={10} />
      </Field>
      <Field label="Full with one">
        <FileDrop onFiles={onFiles} maxFiles={1} fileCount={1} />
      </Field>
      <Field label="Disabled">
        <FileDrop onFiles={onFiles} maxBytes={512_000} disabled />
      </Field>
      <Field label="A long name">
        <FileDrop
          onFiles={onFiles}
          maxBytes={10}
          maxFiles={3}
          rejected={[
            { file: new File([], `${'Verbindungsqualitätsüberwachung'.repeat(8)}.pdf`), reason: 'empty' },
            { file: new File([], 'photos'), reason: 'folder' },
            { file: program, reason: 'type' },
            { file: recording, reason: 'size' },
            { file: photo, reason: 'count' },
            { file: plan, reason: 'name' },
          ]}
          maxNameLength={200}
        />
      </Field>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const inputs = [...canvasElement.querySelectorAll('input')];
    for (const input of inputs) await expect(input).toHaveAccessibleName();
    await expect(inputs[1]).toBeInvalid();
    await expect(inputs[1]).not.toHaveAttribute('multiple');
    await expect(fileDrop(canvasElement, 'Full').state()).toBe('full');
    await expect(fileDrop(canvasElement, 'Disabled').control()).toBeDisabled();
    await expect(canvas.getByText(/A PDF or a picture/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
