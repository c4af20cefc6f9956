import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, within } from 'storybook/test';
import type { AsyncContentState } from '@quayside/ui/AsyncContent';
import preview from '../../../../.storybook/preview.tsx';
import { contactLists } from '../admin.fixtures.ts';
import type { AdminContacts } from '../api.ts';
import { withChosen } from './contactRules.ts';
import { ContactsView, type ContactsViewProps } from './ContactsView.tsx';

const loading: AsyncContentState<AdminContacts> = { status: 'loading' };

const meta = preview.meta<ContactsViewProps, DecoratorFunction, ContactsViewProps>({
  title: 'Pages/Admin/Contacts',
  component: ContactsView,
  tags: ['!autodocs'],
  args: {
    state: { status: 'ready', data: contactLists },
    pending: false,
    onAdd: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onChoose: fn(),
    onRetry: fn(),
  },
});

/** The last contact of a role cannot be removed, and says why. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getByRole('button', { name: 'Remove priya.shah@northgate.example' });
    await expect(last).toBeDisabled();
    await expect(last).toHaveAccessibleDescription(/Each role keeps one contact/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tom.ellery@northgate.example' }));
    await expect(args.onRemove).toHaveBeenCalledWith('supportPrimary', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit priya.shah@northgate.example' }));
    await expect(args.onEdit).toHaveBeenCalledWith('mso', 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a contact for MSO' }));
    await expect(args.onAdd).toHaveBeenCalledWith('mso');
    const chooser = within(canvas.getByRole('region', { name: 'Primary Support' })).getByRole('combobox');
    await expect(chooser).toHaveDisplayValue('Nobody is chosen yet');
    await userEvent.selectOptions(chooser, 'tom.ellery@northgate.example');
    await expect(args.onChoose).toHaveBeenCalledWith('supportPrimary', 'tom.ellery@northgate.example');
  },
});

/** The contacts who hold the roles, chosen here or in the popup about contact roles. */
export const Chosen = meta.story({
  args: {
    state: {
      status: 'ready',
      data: {
        ...contactLists,
        mso: withChosen(contactLists.mso, 'priya.shah@northgate.example'),
        supportPrimary: withChosen(contactLists.supportPrimary, 'tom.ellery@northgate.example'),
      },
    },
  },
  play: async ({ canvas }) => {
    const choosers = canvas.getAllByRole('combobox', { name: 'Gets the service updates' });
    const chosen = ['priya.shah@northgate.example', 'tom.ellery@northgate.example'];
    for (const [index, chooser] of choosers.entries())
      await expect(chooser).toHaveDisplayValue(chosen[index] ?? '');
  },
});

export const Saving = meta.story({ args: { pending: true } });

export const Loading = meta.story({ args: { state: loading } });

export const Failed = meta.story({ args: { state: { status: 'failed', reference: 'listContacts 500' } } });

export const Offline = meta.story({
  args: { state: { status: 'failed', cause: 'offline' } },
});

/** Addresses that are longer than their room. */
export const LongTexts = meta.story({
  args: {
    state: {
      status: 'ready',
      data: {
        ...contactLists,
        mso: [{ email: `${'bartholomew.'.repeat(8)}desk@northgate.example`, salesforceId: 'x' }],
      },
    },
  },
});
