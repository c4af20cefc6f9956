import { newCasePath } from '@quayside/contract/paths/support';
import { Button } from '@quayside/ui/Button';
import { CopyButton } from '@quayside/ui/CopyButton';
import { checkIcon, plusIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { useState, type JSX, type ReactNode } from 'react';
import { WaitingForLabel } from '@quayside/page-kit/detail';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { foldedItems } from '@quayside/shared/rights/foldedItems.ts';
import { useIsNarrow } from '@quayside/shared/useIsNarrow.ts';
import type { CaseDetails } from '../api.ts';
import { caseStatusWords } from '../caseWords.ts';

export interface CaseCommands {
  onFollowChange: (isFollowed: boolean) => void;
  onChangePriority: () => void;
  onClose: () => void;
  onPrint: () => void;
}

export interface CaseActionsProps extends CaseCommands {
  details: CaseDetails;
  isFollowPending: boolean;
  canRaise: boolean;
  pin?: ReactNode;
}

export function CaseIdentity({
  details: { caseNumber, status, waitingFor },
}: {
  details: CaseDetails;
}): JSX.Element {
  const { text, tone } = caseStatusWords[status];
  // The other states say already who has to act.
  const mustSayWho = status === 'new' || status === 'inProgress';
  return (
    <>
      <span style={identifier}>
        <span>{`Case ${caseNumber}`}</span>
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

/** What a phone shows in the menu if the case refuses it. */
const folding = [
  ['changePriority', 'Change priority'],
  ['close', 'Close case'],
] as const;

export function CaseActions({
  details,
  isFollowPending,
  canRaise,
  pin,
  onFollowChange,
  onChangePriority,
  onClose,
  onPrint,
}: CaseActionsProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const { allowedActions, isFollowed } = details;
  const items: MenuButtonItem[] = [
    {
      kind: 'action',
      id: 'print',
      label: 'Print',
      description: 'The facts and the whole conversation',
      onSelect: onPrint,
    },
    ...(canRaise
      ? [{ kind: 'link', id: 'new', label: 'Raise another case', href: newCasePath.href() } as const]
      : []),
    ...(isNarrow ? foldedItems(details, folding) : []),
  ];
  return (
    <>
      {pin}
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
      <ActionButton of={details} action="changePriority" isFolded={isNarrow} onClick={onChangePriority}>
        Change priority
      </ActionButton>
      <ActionButton of={details} action="close" isFolded={isNarrow} onClick={onClose}>
        Close case
      </ActionButton>
      <MenuButton label="More" items={items} open={isOpen} onOpenChange={setIsOpen} align="end" />
    </>
  );
}
