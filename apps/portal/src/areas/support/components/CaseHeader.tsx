import { Button } from '@quayside/ui/Button';
import { Breadcrumbs } from '@quayside/ui/Breadcrumbs';
import { CopyButton } from '@quayside/ui/CopyButton';
import { checkIcon, plusIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import { PageHeader } from '@quayside/ui/PageHeader';
import { Skeleton } from '@quayside/ui/Skeleton';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { VisuallyHidden } from '@quayside/ui/VisuallyHidden';
import { useState, type JSX, type ReactNode } from 'react';
import { WaitingForLabel } from '../../../domain/entities/WaitingForLabel.tsx';
import type { CaseDetails } from '../api.ts';
import { caseStatusWords } from '../caseWords.ts';

/** What the user can do with the case, besides writing. */
export interface CaseCommands {
  onFollowChange: (isFollowed: boolean) => void;
  onChangePriority: () => void;
  onClose: () => void;
  onPrint: () => void;
}

/** The head of the page: one for every state, so that the focus of a new page stays on its heading. */
export interface CaseHeaderProps extends CaseCommands {
  caseNumber: string;
  /** Undefined while there is none to show. */
  details: CaseDetails | undefined;
  /** Why there are no details. */
  missing: 'loading' | 'notFound' | 'failed';
  isFollowPending: boolean;
}

/** The subject of the case, its number, its state, and what the user can do. */
export function CaseHeader(props: CaseHeaderProps): JSX.Element {
  const { caseNumber, details, missing } = props;
  return (
    <PageHeader
      title={details ? <bdi>{details.subject}</bdi> : titles[missing]}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { id: 'support', label: 'Support', href: '/support' },
            { id: 'cases', label: 'Cases', href: '/support/cases' },
          ]}
          current={caseNumber}
        />
      }
      details={details && <Identity details={details} />}
      actions={details && <Actions {...props} details={details} />}
    />
  );
}

const titles: Record<CaseHeaderProps['missing'], ReactNode> = {
  loading: (
    <>
      <VisuallyHidden>Loading the case</VisuallyHidden>
      <Skeleton length="medium" />
    </>
  ),
  notFound: 'Case not found',
  failed: 'We couldn’t load the case',
};

function Identity({ details: { caseNumber, status, waitingFor } }: { details: CaseDetails }): JSX.Element {
  const { text, tone } = caseStatusWords[status];
  // The other states say already who has to act.
  const mustSayWho = status === 'new' || status === 'inProgress';
  return (
    <>
      <span style={identifier}>
        Case {caseNumber}
        <CopyButton value={caseNumber} name="case number" />
      </span>
      <StatusLabel tone={tone} emphasis={waitingFor === 'you' ? 'strong' : 'quiet'}>
        {text}
      </StatusLabel>
      {waitingFor !== null && mustSayWho && (
        <span style={identifier}>
          Waiting for:&nbsp;
          <WaitingForLabel waitingFor={waitingFor} />
        </span>
      )}
    </>
  );
}

const identifier = { display: 'inline-flex', alignItems: 'center' } as const;

function Actions({
  details: { allowedActions, isFollowed },
  isFollowPending,
  onFollowChange,
  onChangePriority,
  onClose,
  onPrint,
}: CaseHeaderProps & { details: CaseDetails }): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const items: MenuButtonItem[] = [
    {
      kind: 'action',
      id: 'print',
      label: 'Print',
      description: 'The facts and the whole conversation',
      onSelect: onPrint,
    },
    { kind: 'link', id: 'new', label: 'Raise another case', href: '/new-support-case' },
  ];
  return (
    <>
      {allowedActions.includes('follow') && (
        <Button
          icon={isFollowed ? checkIcon : plusIcon}
          aria-pressed={isFollowed}
          pending={isFollowPending}
          onClick={() => onFollowChange(!isFollowed)}
        >
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      )}
      {allowedActions.includes('changePriority') && (
        <Button onClick={onChangePriority}>Change priority</Button>
      )}
      {allowedActions.includes('close') && <Button onClick={onClose}>Close case</Button>}
      <MenuButton label="More" items={items} open={isOpen} onOpenChange={setIsOpen} align="end" />
    </>
  );
}
