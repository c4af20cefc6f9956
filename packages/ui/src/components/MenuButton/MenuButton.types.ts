import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';

/** The fields of every menu item. `id` is unique among the items. */
export type MenuButtonLine = {
  /** Unique among the items. */
  id: string;
  /** The name of the action or page. */
  label: ReactNode;
  /** A secondary line under the label: the effect of the item, or the reason why it is disabled. */
  description?: ReactNode;
  /** An icon before the label. */
  icon?: IconShape;
};

/** `critical` for a destructive action. */
export type MenuButtonActionTone = 'neutral' | 'critical';

/** An action. A `disabled` item stays focusable, so that its description can say why. */
export type MenuButtonAction = MenuButtonLine & {
  /** The item does something. */
  kind: 'action';
  /** Called when the user chooses the item. The menu closes. */
  onSelect: () => void;
  /** `critical` for an action that cannot be undone. Default `neutral`. */
  tone?: MenuButtonActionTone;
  /** The item cannot be chosen. Its description can say why. Default false. */
  disabled?: boolean;
};

/** A link: `link` inside the application, `external` to another site in a new tab. */
export type MenuButtonLink = MenuButtonLine & {
  /** `link` leads to a page of the portal, `external` to another site, in a new tab. */
  kind: 'link' | 'external';
  /** The address that the item leads to. */
  href: string;
};

/** One item of a menu. */
export type MenuButtonItem = MenuButtonAction | MenuButtonLink;

/** The reason why the menu opened or closed. */
export type MenuButtonOpenReason = 'trigger' | 'select' | 'escape' | 'click-away' | 'focus-out';
