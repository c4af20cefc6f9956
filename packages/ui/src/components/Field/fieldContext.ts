'use client';
import { createContext, useContext, type AriaAttributes, type Context } from 'react';

export type FieldContextValue = {
  /** The id that the label refers to. A group has none, because its controls have labels of their own. */
  controlId?: string;
  describedBy?: string | undefined;
  invalid: boolean;
};

/** Null outside a field. */
export const FieldContext: Context<FieldContextValue | null> = createContext<FieldContextValue | null>(null);

/** The attributes that connect a control with its field. */
export type FieldControlAttributes = {
  /** The id that the label refers to. */
  id?: string | undefined;
  /** The ids of the hint and the error. */
  'aria-describedby'?: string | undefined;
  /** True while the field has an error. */
  'aria-invalid'?: AriaAttributes['aria-invalid'];
};

/** Joins lists of ids. Undefined when there are none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined && id !== '').join(' ') || undefined;
}

/** Whether the control is marked invalid, directly or by its field. */
export function isInvalid({ 'aria-invalid': mark }: FieldControlAttributes): boolean {
  return mark !== undefined && mark !== false && mark !== 'false';
}

/**
 * Connects your own control with the surrounding `Field`. Spread the result over the native control, after its own
 * attributes. Inside a `Field` the id is the field's `controlId`; outside, nothing changes.
 */
export function useField(own: FieldControlAttributes = {}): FieldControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: field?.controlId ?? own.id,
    'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
  };
}
