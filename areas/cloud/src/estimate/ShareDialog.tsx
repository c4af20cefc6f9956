import { Button } from '@quayside/ui/Button';
import { CopyButton } from '@quayside/ui/CopyButton';
import { Dialog } from '@quayside/ui/Dialog';
import { RadioGroup } from '@quayside/ui/RadioGroup';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import type { JSX } from 'react';
import type { Estimate } from '../api.ts';

export interface ShareDialogProps {
  estimate: Pick<Estimate, 'sharing' | 'owner' | 'isMine'>;
  companyName: string;
  /** The full address of the estimate. */
  link: string;
  isPending: boolean;
  onShare: (sharing: Estimate['sharing']) => void;
  onClose: () => void;
}

export function ShareDialog({
  estimate,
  companyName,
  link,
  isPending,
  onShare,
  onClose,
}: ShareDialogProps): JSX.Element {
  const { sharing, isMine, owner } = estimate;
  return (
    <Dialog
      open
      title="Share the estimate"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap={16}>
        {isMine ? (
          <RadioGroup
            label="Who can see it"
            options={[
              { value: 'private', label: 'Only you', disabled: isPending },
              {
                value: 'colleagues',
                label: `Colleagues at ${companyName}`,
                description:
                  'Everybody there who has access to Cloud can see and change it. Nobody else can.',
                disabled: isPending,
              },
            ]}
            value={sharing}
            onValueChange={(value) => onShare(value === 'private' ? 'private' : 'colleagues')}
          />
        ) : (
          <Text>
            <bdi>{owner.name}</bdi>{' '}
            <span>{`shares it with colleagues at ${companyName}: everybody there who has access to Cloud can see and change it.`}</span>
          </Text>
        )}
        {sharing === 'colleagues' ? (
          <Stack direction="row" gap={8}>
            <Text as="span" wrap="anywhere">
              <code>{link}</code>
            </Text>
            <CopyButton value={link} name="link" />
          </Stack>
        ) : (
          <Text>A link works for colleagues once you share the estimate with them.</Text>
        )}
      </Stack>
    </Dialog>
  );
}
