'use client';
import type { ComponentPropsWithRef, JSX, ReactNode } from 'react';
import { cautionIcon } from '../../icons/cautionIcon.ts';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { infoIcon } from '../../icons/infoIcon.ts';
import { positiveIcon } from '../../icons/positiveIcon.ts';
import type { IconShape } from '../../icons/IconShape.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { AlertAction, AlertBody, AlertRoot, AlertText } from './InlineAlert.styles.ts';

/** What kind of news it is; each has an icon of its own shape and a word, so colour is never the only sign. */
export type InlineAlertTone = 'critical' | 'caution' | 'positive' | 'info';

/** The word that a screen reader hears before the text. */
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

/** `title` is optional; the text is `children`. */
export type InlineAlertProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> & {
  tone?: InlineAlertTone;
  title?: ReactNode;
  /** One button or link that mends what the text tells of. */
  action?: ReactNode;
  /** Read out when it appears: `assertive` for a failure of what the user just did. Default `off`. */
  live?: 'off' | 'polite' | 'assertive';
  labels?: Partial<InlineAlertLabels>;
};

const roles = { off: undefined, polite: 'status', assertive: 'alert' };

/** Says something about the place it stands in: a failure, a warning, a success. `tone` is `info` unless said otherwise. */
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
          {children}
        </AlertText>
        {action !== undefined && <AlertAction>{action}</AlertAction>}
      </AlertBody>
    </AlertRoot>
  );
}
