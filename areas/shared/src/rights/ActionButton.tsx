import { Button } from '@quayside/ui/Button';
import { ButtonLink, type ButtonLinkProps } from '@quayside/ui/ButtonLink';
import type { JSX } from 'react';
import { reasonOf, type ListedActions } from './actions.ts';

export interface ActionButtonProps<Action extends string> extends Pick<
  ButtonLinkProps,
  'variant' | 'size' | 'icon' | 'children'
> {
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
}

/** The button of an action of a thing: disabled with its reason if the thing refuses the action, absent if the action makes no sense now. */
export function ActionButton<Action extends string>({
  of: thing,
  action,
  href,
  onClick,
  pending = false,
  disabled = false,
  ...button
}: ActionButtonProps<Action>): JSX.Element | null {
  if (thing.allowedActions.includes(action))
    return href === undefined ? (
      <Button {...button} pending={pending} disabled={disabled} {...(onClick && { onClick })} />
    ) : (
      <ButtonLink {...button} href={href} />
    );
  const reason = reasonOf(thing, action);
  return reason === undefined ? null : <Button {...button} aria-disabled title={reason} />;
}
