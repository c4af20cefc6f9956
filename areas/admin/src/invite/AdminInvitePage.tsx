import { PageFrame } from '@quayside/page-kit/page';
import { adminPaths } from '@quayside/contract/paths/admin';
import type { JSX } from 'react';
import { type AdminView } from '../adminWords.ts';
import { InviteForm } from './InviteForm.tsx';
import { InviteResults } from './InviteResults.tsx';
import { InviteReview } from './InviteReview.tsx';
import { useInvite } from './useInvite.ts';

/** Invites several people at once, in the Admin of a view. */
export function AdminInvitePage({ view }: { view: AdminView }): JSX.Element {
  const { form, draft, stage, pending, send, edit } = useInvite(view);
  return (
    <PageFrame
      title="Invite users"
      parents={[{ id: 'admin', label: 'Admin', href: adminPaths[view].home.href() }]}
    >
      {stage.stage === 'editing' && <InviteForm view={view} form={form} draft={draft} />}
      {stage.stage === 'review' && <InviteReview {...stage} pending={pending} onSend={send} onBack={edit} />}
      {stage.stage === 'sent' && <InviteResults view={view} results={stage.results} onAgain={edit} />}
    </PageFrame>
  );
}
