import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { invitationResults } from '../admin.fixtures.ts';
import { InviteResults } from './InviteResults.tsx';
import { InviteReview } from './InviteReview.tsx';

const values = {
  addresses: 'dana.cole@northgate.example, sam.reed@northgate.example\nDana.Cole@northgate.example',
  roles: ['regular', 'sales'] as const,
  apolloAccess: true,
  artemisAccess: 'none' as const,
};
const onSend = fn();
const onBack = fn();
const onAgain = fn();

const meta = preview.meta({ title: 'Pages/Admin/Invite: summary and results', tags: ['!autodocs'] });

/** The summary of the invitations, with an address that was listed twice. */
export const Summary = meta.story({
  render: () => (
    <InviteReview
      values={{ ...values, roles: [...values.roles] }}
      pending={false}
      problem={null}
      onSend={onSend}
      onBack={onBack}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Invite 2 people' })).toBeVisible();
    await expect(canvas.getByText(/Dana\.Cole@/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invitations' }));
    await expect(onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  render: () => (
    <InviteReview
      values={{ ...values, roles: [...values.roles] }}
      pending
      problem={null}
      onSend={onSend}
      onBack={onBack}
    />
  ),
});

export const NotSent = meta.story({
  render: () => (
    <InviteReview
      values={{ ...values, roles: [...values.roles] }}
      pending={false}
      problem="Check your connection and try again. Nobody is invited twice."
      onSend={onSend}
      onBack={onBack}
    />
  ),
});

/** A result for each address. */
export const Results = meta.story({
  render: () => <InviteResults view="apollo" results={invitationResults} onAgain={onAgain} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 invitation sent')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /priya\.shah/ })).toHaveTextContent('Already a user');
    await userEvent.click(canvas.getByRole('button', { name: 'Invite more' }));
    await expect(onAgain).toHaveBeenCalledOnce();
  },
});
