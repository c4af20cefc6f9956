'use client';
import { createContext, useContext, type AriaAttributes, type Context } from 'react';

/** What a field says to the control inside it. */
export type FieldContextValue = {
  /** The id its label points to; none in a group, whose controls have labels of their own. */
  controlId?: string;
  describedBy?: string | undefined;
  invalid: boolean;
};

/** Null outside of a field. */
export const FieldContext: Context<FieldContextValue | null> = createContext<FieldContextValue | null>(null);

/** The attributes that tie a control to its field. */
export type FieldControlAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
};

/** One list of ids out of several; undefined when there are none. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined && id !== '').join(' ') || undefined;
}

/**
 * Ties a control of your own to the `Field` around it: spread what it returns over the native control, after the
 * control's own attributes. Inside a `Field` the id is the field's (`controlId`); outside of one nothing changes.
 */
export function useField(own: FieldControlAttributes = {}): FieldControlAttributes {
  const field = useContext(FieldContext);
  return {
    id: field?.controlId ?? own.id,
    'aria-describedby': joinIds(own['aria-describedby'], field?.describedBy),
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid ? true : undefined),
  };
}
