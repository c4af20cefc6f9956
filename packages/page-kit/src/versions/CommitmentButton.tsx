'use client';

import { Button, type ButtonProps } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import { Text } from '@quayside/ui/Text';
import { useId, type JSX } from 'react';

/** The button's own properties, and the reason why it cannot be used now; null for none. */
export type CommitmentButtonProps = Omit<ButtonProps, 'aria-disabled' | 'aria-describedby' | 'ref'> & {
  obstacle: string | null;
};

/** A button that orders or requests something. While something stands in the way it keeps its place and focus, with the reason below it. */
export function CommitmentButton({ obstacle, onClick, ...button }: CommitmentButtonProps): JSX.Element {
  const id = useId();
  const isBlocked = obstacle !== null;
  return (
    <Stack gap={4}>
      <Button
        {...button}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? id : undefined}
        onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      />
      {isBlocked && (
        <Text as="span" tone="quiet" size="label" id={id}>
          {obstacle}
        </Text>
      )}
    </Stack>
  );
}
