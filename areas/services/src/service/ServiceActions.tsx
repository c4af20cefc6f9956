import { ceasePath, newChangePath } from '@quayside/contract/paths/services';
import { newCasePath } from '@quayside/contract/paths/support';
import { chatIcon, closeIcon, editIcon, lockIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import { useState, type JSX, type ReactNode } from 'react';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import { actionItems } from '@quayside/shared/rights/actionItems.ts';
import { foldedItems } from '@quayside/shared/rights/foldedItems.ts';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';
import { useIsNarrow } from '@quayside/shared/useIsNarrow.ts';

export type ServiceDialog = 'edit' | 'lock' | 'unlock';

export interface ServiceActionsProps {
  service: ServiceDetails;
  pin?: ReactNode;
  onOpen: (dialog: ServiceDialog) => void;
}

/** What a phone shows in the menu if the service refuses it. */
const folding = [
  ['requestChange', 'Request a change'],
  ['raiseCase', 'Raise a case'],
  ['edit', 'Edit'],
] as const;

/** The actions on a service. One that the service refuses, such as while it is locked, shows its reason. */
export function ServiceActions({ service, pin, onOpen }: ServiceActionsProps): JSX.Element {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { id: serviceId } = service;
  const isNarrow = useIsNarrow();
  const items = [...(isNarrow ? foldedItems(service, folding) : []), ...menuItemsOf(service, onOpen)];
  return (
    <>
      {pin}
      <ActionButton
        of={service}
        action="raiseCase"
        icon={chatIcon}
        isFolded={isNarrow}
        href={newCasePath.href({ serviceId })}
      >
        Raise a case
      </ActionButton>
      {items.length > 0 && (
        <MenuButton label="More" align="end" items={items} open={isMenuOpen} onOpenChange={setMenuOpen} />
      )}
      <ActionButton
        of={service}
        action="edit"
        icon={editIcon}
        isFolded={isNarrow}
        onClick={() => onOpen('edit')}
      >
        Edit
      </ActionButton>
      <ActionButton
        of={service}
        action="requestChange"
        variant="primary"
        isFolded={isNarrow}
        href={newChangePath.href({ serviceId })}
      >
        Request a change
      </ActionButton>
    </>
  );
}

function menuItemsOf(service: ServiceDetails, onOpen: ServiceActionsProps['onOpen']): MenuButtonItem[] {
  return [
    ...actionItems(service, 'lockChanges', {
      kind: 'action',
      id: 'lock',
      label: 'Lock against change',
      icon: lockIcon,
      onSelect: () => onOpen('lock'),
    }),
    ...actionItems(service, 'unlockChanges', {
      kind: 'action',
      id: 'unlock',
      label: 'Unlock',
      icon: lockIcon,
      onSelect: () => onOpen('unlock'),
    }),
    ...actionItems(service, 'cease', {
      kind: 'link',
      id: 'cease',
      label: 'Cease the service',
      icon: closeIcon,
      href: ceasePath.href({ serviceId: service.id }),
    }),
  ];
}
