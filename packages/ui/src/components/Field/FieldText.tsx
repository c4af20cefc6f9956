'use client';
import type { JSX, ReactNode } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ErrorText, OptionalMark } from './FieldText.styles.ts';

/** The mark after the label of an optional field. */
export type FieldLabels = {
  /** Follows the label of a field that may stay empty. */
  optional: string;
};

/** The texts of all fields. Their key in the provider's labels is `Field`. */
const defaultFieldLabels: FieldLabels = { optional: '(optional)' };

export function Optional({ labels }: { labels: Partial<FieldLabels> | undefined }): JSX.Element {
  const text = useLabels('Field', defaultFieldLabels, labels);
  return (
    <>
      {' '}
      <OptionalMark>{text.optional}</OptionalMark>
    </>
  );
}

/** Whether a text has visible characters. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && typeof text !== 'boolean';
}

/** The error, after an icon, because colour must not be the only sign. Screen readers announce it by `aria-invalid`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }): JSX.Element {
  return (
    <ErrorText id={id}>
      <Icon icon={criticalIcon} size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}
