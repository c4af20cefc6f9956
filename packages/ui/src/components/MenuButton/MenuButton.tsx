'use client';
import { useId, useRef, type ComponentPropsWithRef, type JSX } from 'react';
import { chevronDownIcon } from '../../icons/chevronDownIcon.ts';
import { externalIcon } from '../../icons/externalIcon.ts';
import { moreIcon } from '../../icons/moreIcon.ts';
import { Anchor } from '../../theme/Anchor.tsx';
import { usePlacement } from '../../behaviours/usePlacement.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Button, type ButtonSize } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MenuPanel, MenuRoot, MenuRow, MenuRowText } from './MenuButton.styles.ts';
import type { MenuButtonItem, MenuButtonOpenReason } from './MenuButton.types.ts';
import { useMenuButton, type MenuParts } from './useMenuButton.ts';

export type {
  MenuButtonAction,
  MenuButtonActionTone,
  MenuButtonItem,
  MenuButtonLine,
  MenuButtonLink,
  MenuButtonOpenReason,
} from './MenuButton.types.ts';

/** `button` shows the label and an arrow. `icon` shows three dots, named by the label, for a table row. */
export type MenuButtonTrigger = 'button' | 'icon';

/** The default texts of a menu. */
export type MenuButtonLabels = {
  /** Follows the label of a link to another site, for screen readers. */
  opensInNewTab: string;
};

/** The button, and the menu that it opens. */
export type MenuButtonProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The text of the button; of an icon button the accessible name. */
  label: string;
  /** The actions and links in the menu. */
  items: readonly MenuButtonItem[];
  /** Whether the menu is open. */
  open: boolean;
  /** Called when the menu should open or close, with the reason. */
  onOpenChange: (open: boolean, reason: MenuButtonOpenReason) => void;
  /** Whether the button shows its label or only an icon. Default `button`. */
  trigger?: MenuButtonTrigger;
  /** The edge of the button that the panel aligns with while there is space. Default `start`. */
  align?: 'start' | 'end';
  /** The height of the button. Default `regular`. */
  size?: ButtonSize;
  /** The menu cannot be opened. Default false. */
  disabled?: boolean;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<MenuButtonLabels>;
};

const defaultLabels: MenuButtonLabels = { opensInNewTab: '(opens in a new tab)' };

/**
 * A button that opens a list of actions and links. It is a disclosure, so Tab moves through it as through the page;
 * arrow keys work too. The panel is in the top layer. It closes on a choice, on Escape, on a press outside and when
 * focus leaves.
 */
export function MenuButton({
  label,
  items,
  open,
  onOpenChange,
  trigger = 'button',
  align = 'start',
  size = 'regular',
  disabled = false,
  labels,
  onKeyDown,
  onBlur,
  ...rest
}: MenuButtonProps): JSX.Element {
  const text = useLabels('MenuButton', defaultLabels, labels);
  const panelId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const menu = useMenuButton({ triggerRef, panelRef, open, onOpenChange });
  usePlacement({ anchorRef: triggerRef, panelRef, open, align });
  const expanding = {
    ref: triggerRef,
    disabled,
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: menu.toggle,
  };
  return (
    <MenuRoot
      {...rest}
      data-state={open ? 'open' : 'closed'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) menu.handleKeyDown(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        menu.handleBlur(event);
      }}
    >
      {trigger === 'icon' ? (
        <IconButton {...expanding} icon={moreIcon} label={label} />
      ) : (
        <Button {...expanding} size={size}>
          {label}
          <Icon icon={chevronDownIcon} size={16} />
        </Button>
      )}
      {open && (
        <MenuPanel id={panelId} ref={panelRef} popover="manual">
          <ul aria-label={label}>
            {items.map((item) => (
              <li key={item.id}>
                <MenuLineDrawing item={item} choose={menu.choose} opensInNewTab={text.opensInNewTab} />
              </li>
            ))}
          </ul>
        </MenuPanel>
      )}
    </MenuRoot>
  );
}

type MenuLineDrawingProps = MenuButtonLabels & Pick<MenuParts, 'choose'> & { item: MenuButtonItem };

function MenuLineDrawing({ item, choose, opensInNewTab }: MenuLineDrawingProps): JSX.Element {
  const words = (
    <>
      {item.icon && <Icon icon={item.icon} size={16} />}
      <MenuRowText>
        {item.label}
        {item.kind === 'external' && <Icon icon={externalIcon} size={16} label={opensInNewTab} />}
        {item.description !== undefined && <small>{item.description}</small>}
      </MenuRowText>
    </>
  );
  if (item.kind === 'action') {
    const { disabled = false, tone = 'neutral', onSelect } = item;
    return (
      <MenuRow
        type="button"
        data-line
        data-tone={tone}
        aria-disabled={disabled || undefined}
        onClick={(event) => !disabled && choose(event, onSelect)}
      >
        {words}
      </MenuRow>
    );
  }
  return (
    <MenuRow
      as={Anchor}
      data-line
      href={item.href}
      {...(item.kind === 'external' && { external: true })}
      onClick={(event) => choose(event)}
    >
      {words}
    </MenuRow>
  );
}
