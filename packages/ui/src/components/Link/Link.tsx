'use client';
import type { JSX } from 'react';
import { externalIcon } from '../../icons/externalIcon.ts';
import { Anchor, type AnchorProps } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkRoot } from './Link.styles.ts';

/** `inline` is for use in a sentence. `quiet` has a paler line, for use alone, such as the name in a table. */
export type LinkVariant = 'inline' | 'quiet';

/** The default texts of a link. */
export type LinkLabels = {
  /** Follows the text of a link to another site, for screen readers. */
  opensInNewTab: string;
};

/** The address and text of a link. */
export type LinkProps = AnchorProps & {
  /** `quiet` has a paler line, for a link that is not in a sentence. Default `inline`. */
  variant?: LinkVariant;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<LinkLabels>;
};

const defaultLabels: LinkLabels = { opensInNewTab: '(opens in a new tab)' };

/**
 * Navigates. For an action use a `Button`. `external` opens another site in a new tab, and shows and announces
 * that. An unsafe address renders a disabled link.
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
      {ownText(children)}
      {external && <Icon icon={externalIcon} size={16} label={text.opensInNewTab} />}
    </LinkRoot>
  );
}
