import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../../.storybook/labelsOf.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../Field/Field.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { RestoredDraftNotice, type RestoredDraftNoticeLabels } from './RestoredDraftNotice.tsx';

const labels = () => labelsOf<RestoredDraftNoticeLabels>('RestoredDraftNotice');

const meta = preview.meta({
  title: 'Feedback/RestoredDraftNotice',
  component: RestoredDraftNotice,
  parameters: {
    layout: 'padded',
  },
  argTypes: { savedAt: { control: 'date' } },
  args: { savedAt: new Date(2026, 10, 21, 14, 5), onKeep: fn(), onDiscard: fn() },
});

export const Default = meta.story({
  args: { locale: 'en-GB' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(labels().title)).toBeVisible();
    await expect(canvas.getByText(/21 Nov 2026, 14:05/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: labels().keep }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: labels().discard }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

/** The session ended during a new case. After sign-in the draft is restored. */
export const AboveItsForm = meta.story({
  render: function Answered(args) {
    const [answered, setAnswered] = useState(false);
    return (
      <main>
        <Stack gap={24}>
          <PageHeader title="Open a case" />
          {!answered && <RestoredDraftNotice {...args} onKeep={() => setAnswered(true)} />}
          <Field label="What happened?">
            <TextArea defaultValue="Packet loss on NL-AMS-2041 between 02:10 and 02:25." />
          </Field>
        </Stack>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labels().keep }));
    await expect(canvas.queryByText(labels().title)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const ReadOut = meta.story({
  tags: ['!autodocs'],
  args: { live: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(labels().title);
  },
});

export const AnotherLocale = meta.story({
  tags: ['!autodocs'],
  args: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/21\. Nov\. 2026, 14:05/)).toBeVisible();
  },
});

export const InLittleRoom = meta.story({
  tags: ['!autodocs'],
  args: { labels: { discard: 'Alles verwerfen und von vorn beginnen' } },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
