'use client';
import type { JSX, ReactNode } from 'react';
import { criticalIcon } from '../../icons/criticalIcon.ts';
import { useLabels } from '../../theme/quaysideContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ErrorText, OptionalMark } from './FieldText.styles.ts';

/** The mark behind the label of a field that may be left empty. */
export type FieldLabels = { optional: string };

/** The words of all fields; their place in the provider's words is `Field`. */
const defaultFieldLabels: FieldLabels = { optional: '(optional)' };

/** Says behind a label that there need be no answer. */
export function Optional({ labels }: { labels: Partial<FieldLabels> | undefined }): JSX.Element {
  const text = useLabels('Field', defaultFieldLabels, labels);
  return (
    <>
      {' '}
      <OptionalMark>{text.optional}</OptionalMark>
    </>
  );
}

/** Whether anything of a text would be seen. */
export function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== '' && typeof text !== 'boolean';
}

/** What is wrong and how to mend it, after a sign that is not only a colour; who listens hears of it by `aria-invalid`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }): JSX.Element {
  return (
    <ErrorText id={id}>
      <Icon icon={criticalIcon} size={16} />
      <span>{children}</span>
    </ErrorText>
  );
}
