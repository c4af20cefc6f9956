'use client';
import type { JSX } from 'react';
import { externalIcon } from '../../icons/externalIcon.ts';
import { Anchor, type AnchorProps } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LinkRoot } from './Link.styles.ts';

/** `inline` stands in a sentence and is underlined; `quiet` stands alone and is underlined under the pointer. */
export type LinkVariant = 'inline' | 'quiet';

/** Every string of a link that its caller does not give. */
export type LinkLabels = { opensInNewTab: string };

/** An address and the words that lead there. */
export type LinkProps = AnchorProps & { variant?: LinkVariant; labels?: Partial<LinkLabels> };

const defaultLabels: LinkLabels = { opensInNewTab: '(opens in a new tab)' };

/**
 * Goes somewhere (a `Button` does something). `external` leads to another site in a new tab, shows it and says so. An
 * address that could run code is never followed: the link is drawn disabled.
 */
export function Link({
  variant = 'inline',
  external = false,
  labels,
  children,
  ...rest
}: LinkProps): JSX.Element {
  const text = useLabels('Link', defaultLabels, labels);
  return (
    <LinkRoot as={Anchor} {...rest} {...(external && { external })} data-variant={variant}>
      {children}
      {external && <Icon icon={externalIcon} size={16} label={text.opensInNewTab} />}
    </LinkRoot>
  );
}
