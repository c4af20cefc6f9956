'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { Anchor } from '../../theme/Anchor.tsx';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { externalIcon } from '../../icons/externalIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { Icon } from '../Icon/Icon.tsx';
import { TileLink, TileRoot, TileText, TileTitle } from './Tile.styles.ts';

/** The default texts of a tile. */
export type TileLabels = {
  /** Follows the title of a tile that leads to another site, for screen readers. */
  opensInNewTab: string;
};

/** A destination: its name, a sentence about its purpose, and an icon. */
export type TileProps = Omit<ComponentPropsWithRef<'li'>, 'title' | 'children'> & {
  /** The address that the tile leads to. */
  href: string;
  /** The name of the destination. */
  title: ReactNode;
  /** One sentence about the purpose of the destination. */
  text?: ReactNode;
  /** An icon before the name. */
  icon?: IconShape;
  /** Links to another site, in a new tab. Default false. */
  external?: boolean;
  /** The heading level. Default 2. */
  headingLevel?: 2 | 3;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<TileLabels>;
};

const defaultLabels: TileLabels = { opensInNewTab: '(opens in a new tab)' };

/**
 * A card in a `TileGrid` that links somewhere. The whole card is clickable, and it is one link to assistive
 * technology.
 */
export function Tile({
  href,
  title,
  text,
  icon,
  external = false,
  headingLevel = 2,
  labels,
  ...rest
}: TileProps): JSX.Element {
  const { opensInNewTab } = useLabels('Tile', defaultLabels, labels);
  return (
    <TileRoot {...rest}>
      {icon && <Icon icon={icon} />}
      <TileTitle as={`h${headingLevel}`}>
        <TileLink as={Anchor} href={href} {...(external && { external })}>
          {ownText(title)}
          {external && <Icon icon={externalIcon} size={16} label={opensInNewTab} />}
        </TileLink>
      </TileTitle>
      {text !== undefined && <TileText>{text}</TileText>}
    </TileRoot>
  );
}
