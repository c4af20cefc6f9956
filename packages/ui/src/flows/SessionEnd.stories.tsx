import { useState, type JSX } from 'react';
import { expect, waitFor } from 'storybook/test';
import { labelsOf } from '../../../../.storybook/labelsOf.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Field } from '../components/Field/Field.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import {
  RestoredDraftNotice,
  type RestoredDraftNoticeLabels,
} from '../components/RestoredDraftNotice/RestoredDraftNotice.tsx';
import {
  SessionEndedScreen,
  type SessionEndedScreenLabels,
} from '../components/SessionEndedScreen/SessionEndedScreen.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { PortalFrame } from './PortalFrame.fixtures.tsx';

const notice = () => labelsOf<RestoredDraftNoticeLabels>('RestoredDraftNotice');
const ended = () => labelsOf<SessionEndedScreenLabels>('SessionEndedScreen');

type Draft = { subject: string; description: string };

const empty: Draft = { subject: '', description: '' };
const savedAt = new Date('2026-11-21T09:42:00Z');

/** A session ends during a form: the draft is kept across the sign-in. */
function Portal(): JSX.Element {
  const [draft, setDraft] = useState(empty);
  const [session, setSession] = useState<'first' | 'ended' | 'second'>('first');
  const [isAnswered, setAnswered] = useState(false);
  if (session === 'ended') return <SessionEndedScreen onSignIn={() => setSession('second')} />;
  return (
    <PortalFrame>
      <PageHeader title="New case" />
      {session === 'second' && !isAnswered && (
        <RestoredDraftNotice
          savedAt={savedAt}
          onKeep={() => setAnswered(true)}
          onDiscard={() => {
            setDraft(empty);
            setAnswered(true);
          }}
        />
      )}
      <form style={{ maxInlineSize: '40rem' }} onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <Field label="Subject">
            <TextField
              name="subject"
              value={draft.subject}
              onChange={(event) => setDraft({ ...draft, subject: event.currentTarget.value })}
            />
          </Field>
          <Field label="What has happened">
            <TextArea
              name="description"
              value={draft.description}
              onChange={(event) => setDraft({ ...draft, description: event.currentTarget.value })}
            />
          </Field>
          <Stack direction="row">
            {/* The provider refuses the next call: here that is what sending leads to. */}
            <Button type="submit" variant="primary" onClick={() => setSession('ended')}>
              Open the case
            </Button>
          </Stack>
        </Stack>
      </form>
    </PortalFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/A session ends over a form',
  component: Portal,
  // Not a component of the package.
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
});

/** After sign-in the draft is restored, with a notice. */
export const DraftRestored = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'No dial tone in Rotterdam');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the case' }));
    await userEvent.click(canvas.getByRole('button', { name: ended().signIn }));
    await expect(canvas.getByText(notice().title)).toBeVisible();
    await expect(canvas.getByLabelText('Subject')).toHaveValue('No dial tone in Rotterdam');
  },
});

export const DraftKept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'No dial tone in Rotterdam');
    await userEvent.type(
      canvas.getByLabelText('What has happened'),
      'All twelve channels since this morning.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open the case' }));
    await expect(canvas.getByRole('heading', { level: 1, name: ended().title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: ended().signIn }));
    await expect(canvas.getByText(notice().title)).toBeVisible();
    await expect(canvas.getByLabelText('Subject')).toHaveValue('No dial tone in Rotterdam');
    await userEvent.click(canvas.getByRole('button', { name: notice().keep }));
    await expect(canvas.queryByText(notice().title)).toBeNull();
    await expect(canvas.getByLabelText('What has happened')).toHaveValue(
      'All twelve channels since this morning.',
    );
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'New case' })).toHaveFocus());
  },
});

export const DraftDiscarded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'Wrong number');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the case' }));
    await userEvent.click(canvas.getByRole('button', { name: ended().signIn }));
    await userEvent.click(canvas.getByRole('button', { name: notice().discard }));
    await expect(canvas.getByLabelText('Subject')).toHaveValue('');
  },
});
