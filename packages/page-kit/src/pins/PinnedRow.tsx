'use client';

import { IconButton } from '@quayside/ui/IconButton';
import { closeIcon, retryIcon } from '@quayside/ui/icons';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import { StatusLabel } from '@quayside/ui/StatusLabel';
import { Text } from '@quayside/ui/Text';
import type { JSX, ReactNode } from 'react';
import type { PinnableItem } from './createPins.ts';
import type { Resolution } from './createResolutions.ts';

export interface PinnedRowProps {
  pin: PinnableItem;
  resolution: Resolution;
  /** Whether the address of the pin, which a response brought, may become a link. */
  isLink: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One pinned item with its present status. One that is gone says so, and can only be removed. */
export function PinnedRow({ pin, resolution, isLink, onRemove, onRetry }: PinnedRowProps): JSX.Element {
  const title = resolution.status === 'ready' ? resolution.item.title : pin.title;
  return (
    <div style={row}>
      <div style={name}>
        <Title pin={pin} resolution={resolution} isLink={isLink} />
      </div>
      <div style={end}>
        <Status resolution={resolution} />
        {resolution.status === 'failed' && (
          <IconButton icon={retryIcon} label={`Load the status of ${title} again`} onClick={onRetry} />
        )}
        <IconButton icon={closeIcon} label={`Remove the pin of ${title}`} onClick={onRemove} />
      </div>
    </div>
  );
}

function Title({
  pin,
  resolution,
  isLink,
}: Pick<PinnedRowProps, 'pin' | 'resolution' | 'isLink'>): JSX.Element {
  const Name = isLink ? NameAsLink : NameAsText;
  switch (resolution.status) {
    case 'ready': {
      const { title, detail, href } = resolution.item;
      return (
        <RowTitle href={href} detail={detail && <bdi>{detail}</bdi>}>
          <bdi>{title}</bdi>
        </RowTitle>
      );
    }
    case 'gone':
    case 'notAllowed':
      return (
        <NameAsText
          pin={pin}
          detail={
            resolution.status === 'gone'
              ? 'It no longer exists, or you may no longer see it.'
              : 'You no longer have access to it.'
          }
        />
      );
    case 'failed':
      return <Name pin={pin} detail="We couldn’t load its status." />;
    case 'loading':
    default:
      return <Name pin={pin} detail={<Skeleton length="short" />} />;
  }
}

interface NameProps {
  pin: PinnableItem;
  detail: ReactNode;
}

function NameAsLink({ pin, detail }: NameProps): JSX.Element {
  return (
    <RowTitle href={pin.href} detail={detail}>
      <bdi>{pin.title}</bdi>
    </RowTitle>
  );
}

function NameAsText({ pin, detail }: NameProps): JSX.Element {
  return (
    <Stack gap={4}>
      <Text as="bdi" tone="quiet">
        {pin.title}
      </Text>
      <Text as="small" tone="quiet">
        {detail}
      </Text>
    </Stack>
  );
}

function Status({ resolution }: Pick<PinnedRowProps, 'resolution'>): JSX.Element | null {
  if (resolution.status === 'loading') return <Skeleton style={{ inlineSize: '5rem' }} />;
  if (resolution.status !== 'ready' || resolution.item.status === null) return null;
  const { text: words, tone } = resolution.item.status;
  return (
    <StatusLabel tone={tone} emphasis={tone === 'critical' ? 'strong' : 'quiet'}>
      {words}
    </StatusLabel>
  );
}

// In a narrow card the status is below the name.
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 } as const;
const name = { flex: '1000 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' } as const;
const end = {
  display: 'flex',
  // Only a line of its own gives it more space: then the status is at its start.
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
} as const;
