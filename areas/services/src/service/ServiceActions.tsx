import { ceasePath, newChangePath } from '@quayside/contract/paths/services';
import { newCasePath } from '@quayside/contract/paths/support';
import { Button } from '@quayside/ui/Button';
import { ButtonLink } from '@quayside/ui/ButtonLink';
import { chatIcon, closeIcon, editIcon, lockIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import { useState, type JSX, type ReactNode } from 'react';
import type { ServiceDetails } from '@quayside/shared/services/serviceApi.ts';

/** A dialog that an action of the service opens. */
export type ServiceDialog = 'edit' | 'lock' | 'unlock';

export interface ServiceActionsProps {
  service: ServiceDetails;
  /** The button that pins it. */
  pin?: ReactNode;
  onOpen: (dialog: ServiceDialog) => void;
}

/** The actions on a service. An action that a lock prevents shows its reason. */
export function ServiceActions({ service, pin, onOpen }: ServiceActionsProps): JSX.Element {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { id, allowedActions } = service;
  const items = menuItemsOf(service, onOpen);
  return (
    <>
      {pin}
      {allowedActions.includes('raiseCase') && (
        <ButtonLink icon={chatIcon} href={newCasePath.href({ serviceId: id })}>
          Raise a case
        </ButtonLink>
      )}
      {items.length > 0 && (
        <MenuButton label="More" align="end" items={items} open={isMenuOpen} onOpenChange={setMenuOpen} />
      )}
      {allowedActions.includes('edit') && (
        <Button icon={editIcon} onClick={() => onOpen('edit')}>
          Edit
        </Button>
      )}
      {allowedActions.includes('requestChange') && (
        <ButtonLink variant="primary" href={newChangePath.href({ serviceId: id })}>
          Request a change
        </ButtonLink>
      )}
    </>
  );
}

function menuItemsOf(
  { id, allowedActions, changeLock }: ServiceDetails,
  onOpen: ServiceActionsProps['onOpen'],
): readonly MenuButtonItem[] {
  const may = (action: (typeof allowedActions)[number]): boolean => allowedActions.includes(action);
  return [
    ...(may('lockChanges')
      ? [
          {
            kind: 'action',
            id: 'lock',
            label: 'Lock against change',
            icon: lockIcon,
            onSelect: () => onOpen('lock'),
          } as const,
        ]
      : []),
    ...(may('unlockChanges')
      ? [
          {
            kind: 'action',
            id: 'unlock',
            label: 'Unlock',
            icon: lockIcon,
            onSelect: () => onOpen('unlock'),
          } as const,
        ]
      : []),
    ...(may('cease')
      ? [
          {
            kind: 'link',
            id: 'cease',
            label: 'Cease the service',
            icon: closeIcon,
            href: ceasePath.href({ serviceId: id }),
          } as const,
        ]
      : []),
    ...(changeLock !== null && !may('cease')
      ? [
          {
            kind: 'action',
            id: 'cease',
            label: 'Cease the service',
            description: 'Not while it is locked against change',
            icon: closeIcon,
            disabled: true,
            onSelect: () => undefined,
          } as const,
        ]
      : []),
  ];
}
