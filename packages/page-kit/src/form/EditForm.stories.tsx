import type { EntityTag } from '@quayside/portal-core/calls';
import { HttpStatusError, type AuthSession } from '@quayside/portal-core';
import { createUnsavedWork } from '@quayside/portal-core/drafts';
import { SignedInProvider, type SignedInServices } from '@quayside/portal-core/react';
import {
  createFakeBrowser,
  createManualClock,
  createMemoryStorage,
  createRecordingLogger,
  createScriptedSession,
} from '@quayside/portal-core/testing';
import { errorSummary } from '@quayside/ui/testing';
import { useState, type JSX } from 'react';
import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { stubOf } from '../../../../.storybook/stubOf.ts';
import { EditForm } from './EditForm.tsx';
import {
  emptyNotice,
  longNotice,
  NoticeFields,
  noticeSchema,
  validNotice,
  type NoticeValues,
} from './noticeForm.fixtures.tsx';

/** A notice as the server keeps it. */
interface Notice extends NoticeValues {
  etag: EntityTag;
}

interface ExampleProps {
  notice: NoticeValues;
  send: (values: NoticeValues) => Promise<Notice>;
  /** The notice as it is now on the server. */
  read: () => Promise<Notice>;
}

/** The services that a form needs: somebody is signed in, and what is typed is kept. */
function composeServices(): SignedInServices {
  const session = createScriptedSession();
  session.signIn();
  const [browser, clock] = [createFakeBrowser(), createManualClock()];
  const [tabStorage, logger] = [createMemoryStorage(), createRecordingLogger()];
  const unsavedWork = createUnsavedWork({}, { session, browser, tabStorage, clock, logger });
  unsavedWork.start();
  const { getSnapshot, subscribe } = session;
  return stubOf<SignedInServices>({
    session: stubOf<AuthSession>({ getSnapshot, subscribe }),
    unsavedWork,
    platform: { clock, browser, deviceStorage: tabStorage },
  });
}

const labels = { title: 'Title', place: 'Place', contact: 'Contact', text: 'Text' } as const;

/** A form that changes a notice. */
function Example({ notice, send, read }: ExampleProps): JSX.Element {
  const [services] = useState(composeServices);
  const [thing, setThing] = useState<Notice>({ ...notice, etag: '"1"' });
  return (
    <SignedInProvider services={services}>
      <EditForm
        draftKey="notice"
        noun="notice"
        thing={thing}
        schema={noticeSchema}
        valuesOf={({ title, place, contact, text }) => ({ title, place, contact, text })}
        describe={(values) =>
          (['title', 'place', 'contact', 'text'] as const).map((id) => ({
            id,
            term: labels[id],
            text: values[id],
          }))
        }
        send={async (_http, values) => send(values)}
        read={read}
        reload={async () => setThing(await read())}
        onSaved={setThing}
        submit="Save"
      >
        {(form) => <NoticeFields form={form} />}
      </EditForm>
    </SignedInProvider>
  );
}

const meta = preview.meta<ExampleProps, DecoratorFunction, ExampleProps>({
  title: 'Pages/EditForm',
  component: Example,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    notice: validNotice,
    send: fn(async (values: NoticeValues) => ({ ...values, etag: '"2"' as const })),
    read: fn(async () => ({ ...validNotice, etag: '"1"' as const })),
  },
});

export const Empty = meta.story({ args: { notice: emptyNotice } });

export const Filled = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'The lift works again');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith({ ...validNotice, title: 'The lift works again' }),
    );
    await waitFor(() => expect(title).toHaveValue('The lift works again'));
  },
});

export const Invalid = meta.story({
  args: { notice: emptyNotice },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(errorSummary(canvasElement, userEvent).messages()).toHaveLength(3));
    await expect(args.send).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: { send: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' today');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
});

const theirs: Notice = { ...validNotice, title: 'The lift is being repaired', etag: '"2"' };

/** Somebody else changed the same value first. */
export const Conflict = meta.story({
  args: {
    send: fn(async () => {
      throw new HttpStatusError(412, null, 'Changed.');
    }),
    read: fn(async () => theirs),
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'The lift works again');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBeVisible();
    await expect(canvas.getByText(theirs.title)).toBeVisible();
  },
});

export const LongText = meta.story({ args: { notice: longNotice } });
