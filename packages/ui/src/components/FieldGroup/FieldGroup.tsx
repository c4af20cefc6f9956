'use client';
import { useId, useMemo, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { FieldContext, joinIds } from '../Field/fieldContext.ts';
import { FieldError, isShown, Optional, type FieldLabels } from '../Field/FieldText.tsx';
import { HintText } from '../Field/FieldText.styles.ts';
import { GroupBody, GroupControls, GroupLegend, GroupRoot } from './FieldGroup.styles.ts';

/** One under another, or side by side as long as there is room. */
export type FieldGroupLayout = 'vertical' | 'horizontal';

/** One question that several controls answer. `disabled` is the platform's: it disables all of them. */
export type FieldGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children'> & {
  /** The question. */
  label: ReactNode;
  /** A sentence that helps to answer, between the question and the controls. */
  hint?: ReactNode;
  /** What is wrong with the answer and how to mend it; with it every control inside is invalid. */
  error?: ReactNode;
  /** Marks a question that may be left open. Default false. */
  optional?: boolean;
  /** Default `vertical`. */
  layout?: FieldGroupLayout;
  children: ReactNode;
  labels?: Partial<FieldLabels>;
};

/**
 * A `<fieldset>` and its legend, for checkboxes that answer one question or fields that make up one value. One control
 * is a `Field`; radio buttons are a `RadioGroup`, which has all of this.
 */
export function FieldGroup({
  label,
  hint,
  error,
  optional = false,
  layout = 'vertical',
  children,
  labels,
  'aria-describedby': ownDescribedBy,
  ...rest
}: FieldGroupProps): JSX.Element {
  const id = useId();
  const hintId = isShown(hint) ? `${id}-hint` : undefined;
  const errorId = isShown(error) ? `${id}-error` : undefined;
  const invalid = errorId !== undefined;
  const field = useMemo(() => ({ invalid }), [invalid]);
  return (
    <GroupRoot
      {...rest}
      aria-describedby={joinIds(errorId, hintId, ownDescribedBy)}
      data-state={invalid ? 'invalid' : 'idle'}
    >
      <GroupLegend>
        {label}
        {optional && <Optional labels={labels} />}
      </GroupLegend>
      <GroupBody>
        {hintId && <HintText id={hintId}>{hint}</HintText>}
        <FieldContext value={field}>
          <GroupControls data-layout={layout}>{children}</GroupControls>
        </FieldContext>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
      </GroupBody>
    </GroupRoot>
  );
}
