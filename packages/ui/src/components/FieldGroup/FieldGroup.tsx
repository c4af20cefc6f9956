'use client';
import { useId, useMemo, type ComponentPropsWithRef, type JSX, type ReactNode } from 'react';
import { FieldContext, joinIds } from '../Field/fieldContext.ts';
import { FieldError, isShown, Optional, type FieldLabels } from '../Field/FieldText.tsx';
import { HintText } from '../Field/FieldText.styles.ts';
import { GroupBody, GroupControls, GroupLegend, GroupRoot } from './FieldGroup.styles.ts';

/** Stacked, or in a row where there is space. */
export type FieldGroupLayout = 'vertical' | 'horizontal';

/** A question that several controls answer. The native `disabled` disables all of them. */
export type FieldGroupProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children'> & {
  /** The question. */
  label: ReactNode;
  /** A sentence of help, between the question and the controls. */
  hint?: ReactNode;
  /** The error and how to fix it. It marks every control inside invalid. */
  error?: ReactNode;
  /** Marks the question as optional. Default false. */
  optional?: boolean;
  /** Default `vertical`. */
  layout?: FieldGroupLayout;
  /** The controls. */
  children: ReactNode;
  /** Texts in place of the default ones. Those left out stay as they are. */
  labels?: Partial<FieldLabels>;
};

/**
 * A `<fieldset>` with a legend, for checkboxes that answer one question or fields that form one value. Use a
 * `Field` for one control and a `RadioGroup` for radio buttons.
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
