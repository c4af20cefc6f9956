import type { ReactNode } from 'react';
import type { IconShape } from '../../icons/IconShape.ts';

/** What every line of a menu shows; `id` is unique among them. */
export type MenuButtonLine = {
  id: string;
  label: ReactNode;
  /** One quiet line under the label: what it does, or why it can't be done now. */
  description?: ReactNode;
  icon?: IconShape;
};

/** `critical` for what destroys. */
export type MenuButtonActionTone = 'neutral' | 'critical';

/** Does something. `disabled` leaves it readable and reachable, so that its description can say why. */
export type MenuButtonAction = MenuButtonLine & {
  kind: 'action';
  onSelect: () => void;
  tone?: MenuButtonActionTone;
  disabled?: boolean;
};

/** Goes somewhere: `link` inside the application, `external` to another site in a new tab. */
export type MenuButtonLink = MenuButtonLine & { kind: 'link' | 'external'; href: string };

/** One line of a menu. */
export type MenuButtonItem = MenuButtonAction | MenuButtonLink;

/** What opened or closed it. */
export type MenuButtonOpenReason = 'trigger' | 'select' | 'escape' | 'click-away' | 'focus-out';
