'use client';
import { memo, type ComponentPropsWithRef, type JSX, type MemoExoticComponent } from 'react';
import type { IconShape } from '../../../icons/IconShape.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { BarControl } from '../panels/Disclosure.styles.ts';

export type BarButtonProps = ComponentPropsWithRef<'button'> & { icon: IconShape; label: string };

/** A tool of the bar with only an icon. `label` is its accessible name and tooltip. */
export const BarButton: MemoExoticComponent<(props: BarButtonProps) => JSX.Element> = memo(
  ({ icon, label, ...rest }) => (
    <BarControl type="button" aria-label={label} title={label} {...rest}>
      <Icon icon={icon} />
    </BarControl>
  ),
);
