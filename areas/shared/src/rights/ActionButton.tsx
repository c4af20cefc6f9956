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
}

/** The button of an action of a thing: disabled with its reason if the thing refuses the action, absent if the action makes no sense now. */
export function ActionButton<Action extends string>({
  of: thing,
  action,
  href,
  onClick,
  ...button
}: ActionButtonProps<Action>): JSX.Element | null {
  if (thing.allowedActions.includes(action))
    return href === undefined ? (
      <Button {...button} onClick={onClick} />
    ) : (
      <ButtonLink {...button} href={href} />
    );
  const reason = reasonOf(thing, action);
  return reason === undefined ? null : <Button {...button} aria-disabled title={reason} />;
}
