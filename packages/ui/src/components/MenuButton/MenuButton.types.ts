import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';

/** What every menu item has. `id` is unique among them. */
export type MenuButtonLine = {
  id: string;
  label: ReactNode;
  /** A secondary line under the label: what the item does, or why it is disabled. */
  description?: ReactNode;
  icon?: IconShape;
};

/** `critical` for a destructive action. */
export type MenuButtonActionTone = 'neutral' | 'critical';

/** An action. A `disabled` item stays focusable, so that its description can say why. */
export type MenuButtonAction = MenuButtonLine & {
  kind: 'action';
  onSelect: () => void;
  tone?: MenuButtonActionTone;
  disabled?: boolean;
};

/** A link: `link` inside the application, `external` to another site in a new tab. */
export type MenuButtonLink = MenuButtonLine & { kind: 'link' | 'external'; href: string };

/** One item of a menu. */
export type MenuButtonItem = MenuButtonAction | MenuButtonLink;

/** Why the menu opened or closed. */
export type MenuButtonOpenReason = 'trigger' | 'select' | 'escape' | 'click-away' | 'focus-out';
