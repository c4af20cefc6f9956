import { Button } from '@quayside/ui/Button';
import { ButtonLink, type ButtonLinkProps } from '@quayside/ui/ButtonLink';
import { Popover } from '@quayside/ui/Popover';
import { useState, type JSX } from 'react';
import { AskAdministrator } from '../profile/AskAdministrator.tsx';
import { isGrantable, reasonOf, type ListedActions } from './actions.ts';

type Look = Pick<ButtonLinkProps, 'variant' | 'size' | 'icon' | 'children'>;

export interface ActionButtonProps<Action extends string> extends Look {
  /** The thing that can be acted on. */
  of: ListedActions<Action>;
  action: NoInfer<Action>;
  /** The page on which the action begins. */
  href?: string;
  onClick?: () => void;
  /** The action is being sent. Default false. */
  pending?: boolean;
  /** The page is not ready for the action. Default false. */
  disabled?: boolean;
  /** A refused action is in the menu beside the button, by `foldedItems`. Default false. */
  isFolded?: boolean;
}

/** The button of an action of a thing: disabled, with its reason at a press, if the thing refuses the action, absent if the action makes no sense now. */
export function ActionButton<Action extends string>({
  of: thing,
  action,
  href,
  onClick,
  pending = false,
  disabled = false,
  isFolded = false,
  ...button
}: ActionButtonProps<Action>): JSX.Element | null {
  if (thing.allowedActions.includes(action))
    return href === undefined ? (
      <Button {...button} pending={pending} disabled={disabled} {...(onClick && { onClick })} />
    ) : (
      <ButtonLink {...button} href={href} />
    );
  const reason = reasonOf(thing, action);
  return reason === undefined || isFolded ? null : (
    <RefusedButton {...button} reason={reason} isGrantable={isGrantable(thing, action)} />
  );
}

interface RefusedButtonProps extends Look {
  reason: string;
  /** Whether an administrator could give the right: they are named. */
  isGrantable: boolean;
}

/** A disabled button that says why when it is pressed, also by touch or keyboard, which show no `title`, and who can help. */
function RefusedButton({ reason, isGrantable: canBeGranted, ...button }: RefusedButtonProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      trigger={<Button {...button} aria-disabled title={reason} />}
      title="Why this isn’t possible"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <p>{reason}</p>
      {canBeGranted && (
        <p>
          <AskAdministrator />
        </p>
      )}
    </Popover>
  );
}
