'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import { positiveIcon } from '../../icons/positiveIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { ownText } from '../../theme/ownText.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AlertAction, AlertBody, AlertRoot, AlertText } from './InlineAlert.styles.ts';

/** The kind of message. Each tone has its own icon and a word, so that colour is never the only sign. */
export type InlineAlertTone = 'critical' | 'caution' | 'positive' | 'info';

/** The word that screen readers announce before the text. */
export type InlineAlertLabels = Record<InlineAlertTone, string>;

const defaultLabels: InlineAlertLabels = {
  critical: 'Error',
  caution: 'Caution',
  positive: 'Done',
  info: 'Note',
};

const icons: Record<InlineAlertTone, IconShape> = {
  critical: criticalIcon,
  caution: cautionIcon,
  positive: positiveIcon,
  info: infoIcon,
};

/** The text is `children`; `title` is optional. */
export type InlineAlertProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> & {
  /** The subject of the alert: a failure, a warning, a success or a fact. Default `info`. */
  tone?: InlineAlertTone;
  /** A summary of the event, in a few words. */
  title?: ReactNode;
  /** A button or link that fixes the problem. */
  action?: ReactNode;
  /** The live region setting: `assertive` for a failure of the user's last action. Default `off`. */
  live?: 'off' | 'polite' | 'assertive';
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<InlineAlertLabels>;
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** A message about the content around it: a failure, a warning, a success. `tone` defaults to `info`. */
export function InlineAlert({
  tone = 'info',
  title,
  action,
  live = 'off',
  labels,
  children,
  ...rest
}: InlineAlertProps): JSX.Element {
  const text = useLabels('InlineAlert', defaultLabels, labels);
  return (
    <AlertRoot {...rest} role={roles[live]} data-tone={tone}>
      <Icon icon={icons[tone]} label={text[tone]} />
      <AlertBody>
        <AlertText>
          {title !== undefined && <strong>{title}</strong>}
          {ownText(children)}
        </AlertText>
        {action !== undefined && <AlertAction>{action}</AlertAction>}
      </AlertBody>
    </AlertRoot>
  );
}
