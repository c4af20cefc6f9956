import { Button, type ButtonProps } from '@quayside/ui/Button';
import { Stack } from '@quayside/ui/Stack';
import { useId, type JSX } from 'react';

/** A button that cannot be used now, and the reason. */
export type BlockedButtonProps = Pick<ButtonProps, 'children' | 'variant' | 'type'> & { reason: string };

/** A button that keeps its place and focus while something stands in its way, with the reason below it. */
export function BlockedButton({ reason, ...button }: BlockedButtonProps): JSX.Element {
  const id = useId();
  return (
    <Stack gap={4}>
      <Button {...button} aria-disabled aria-describedby={id} onClick={(event) => event.preventDefault()} />
      <span id={id} style={{ font: 'var(--qs-type-label)', color: 'var(--qs-color-text-quiet)' }}>
        {reason}
      </span>
    </Stack>
  );
}
