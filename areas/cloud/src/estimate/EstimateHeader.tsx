import { AutosaveStatus, CommitmentButton } from '@quayside/page-kit/versions';
import { Button } from '@quayside/ui/Button';
import { CopyButton } from '@quayside/ui/CopyButton';
import { copyIcon, documentIcon, downloadIcon, editIcon, trashIcon, userIcon } from '@quayside/ui/icons';
import { MenuButton, type MenuButtonItem } from '@quayside/ui/MenuButton';
import { Stack } from '@quayside/ui/Stack';
import { useState, type JSX, type ReactNode } from 'react';
import { actionItems } from '@quayside/shared/rights/actionItems.ts';
import { ActionButton } from '@quayside/shared/rights/ActionButton.tsx';
import type { Estimate } from '../api.ts';
import type { SaveState } from './createEstimateEditor.ts';
import { EstimateStatus } from '../estimateColumns.tsx';

export type EstimateDialog = 'details' | 'share' | 'quote' | 'copy';

export interface EstimateIdentityProps {
  estimate: Estimate;
  save: SaveState;
  /** The ids of the lines whose quantity is marked, and not saved. Default: none. */
  wrongQuantities?: ReadonlySet<string>;
  onRetry: () => void;
}

/** The line below the name: number, status, who sees it, and whether it is saved. */
export function EstimateIdentity({
  estimate,
  save,
  wrongQuantities,
  onRetry,
}: EstimateIdentityProps): JSX.Element {
  const { number, status, sharing, isMine, owner, allowedActions } = estimate;
  return (
    <Stack direction="row" gap={12}>
      <Stack direction="row" gap={4}>
        <span>{number}</span>
        <CopyButton value={number} name="estimate number" />
      </Stack>
      <EstimateStatus status={status} />
      <span>
        {isMine ? <span>Yours</span> : <bdi>{owner.name}</bdi>}
        <span>{sharing === 'private' ? ', seen by you only' : ', shared with colleagues'}</span>
      </span>
      {allowedActions.includes('edit') &&
        (wrongQuantities?.size ? (
          <AutosaveStatus save={{ status: 'failed' }} />
        ) : (
          <AutosaveStatus save={save} onRetry={onRetry} />
        ))}
    </Stack>
  );
}

export interface EstimateMenuProps {
  estimate: Estimate;
  canCopy: boolean;
  pin?: ReactNode;
  onOpen: (dialog: EstimateDialog) => void;
  onDownload: (format: 'pdf' | 'csv') => void;
  onPrint: () => void;
  onDelete: () => void;
}

/** The actions of the page's header. */
export function EstimateMenu(props: EstimateMenuProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  const { estimate, onOpen } = props;
  return (
    <>
      {props.pin}
      {props.canCopy && (
        <Button icon={userIcon} onClick={() => onOpen('share')}>
          Share
        </Button>
      )}
      <MenuButton label="More" align="end" items={itemsOf(props)} open={isOpen} onOpenChange={setIsOpen} />
      {estimate.allowedActions.includes('requestQuote') ? (
        <CommitmentButton
          variant="primary"
          obstacle={estimate.lineCount === 0 ? 'Add a line first.' : null}
          onClick={() => onOpen('quote')}
        >
          Ask for a quote
        </CommitmentButton>
      ) : (
        <ActionButton of={estimate} action="requestQuote" variant="primary">
          Ask for a quote
        </ActionButton>
      )}
    </>
  );
}

function itemsOf({
  estimate,
  canCopy,
  onOpen,
  onDownload,
  onPrint,
  onDelete,
}: EstimateMenuProps): MenuButtonItem[] {
  return [
    ...actionItems(estimate, 'edit', {
      kind: 'action',
      id: 'details',
      label: 'Edit name and note',
      icon: editIcon,
      onSelect: () => onOpen('details'),
    }),
    ...(canCopy
      ? [
          {
            kind: 'action',
            id: 'copy',
            label: 'Copy',
            icon: copyIcon,
            onSelect: () => onOpen('copy'),
          } as const,
        ]
      : []),
    {
      kind: 'action',
      id: 'pdf',
      label: 'Open as PDF',
      icon: documentIcon,
      onSelect: () => onDownload('pdf'),
    },
    {
      kind: 'action',
      id: 'csv',
      label: 'Download as CSV',
      icon: downloadIcon,
      onSelect: () => onDownload('csv'),
    },
    { kind: 'action', id: 'print', label: 'Print', icon: documentIcon, onSelect: onPrint },
    ...actionItems(estimate, 'delete', {
      kind: 'action',
      id: 'delete',
      label: 'Delete',
      icon: trashIcon,
      tone: 'critical',
      onSelect: onDelete,
    }),
  ];
}
