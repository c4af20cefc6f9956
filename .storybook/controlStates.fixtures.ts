/** A state of a control, and the props that show it inside `PseudoStates`. */
export type ControlState = { name: string; props: Record<string, boolean | string> };

const rest: ControlState = { name: 'Rest', props: {} };
const hover: ControlState = { name: 'Hover', props: { 'data-pseudo': 'hover' } };
const pressed: ControlState = { name: 'Pressed', props: { 'data-pseudo': 'hover active' } };
const focus: ControlState = { name: 'Focus', props: { 'data-pseudo': 'focus-visible' } };
const invalid: ControlState = { name: 'Invalid', props: { 'aria-invalid': true } };

export const pending: ControlState = { name: 'Pending', props: { pending: true } };
export const readOnly: ControlState = { name: 'Read-only', props: { readOnly: true } };
export const disabled: ControlState = { name: 'Disabled', props: { disabled: true } };

/** The states of a control that is pressed: a button, a checkbox. */
export const pressStates: readonly ControlState[] = [rest, hover, pressed, focus];

/** The states of a checkbox or switch. */
export const choiceStates: readonly ControlState[] = [...pressStates, invalid, disabled];

/** The states of a control that is filled in. */
export const inputStates: readonly ControlState[] = [rest, hover, focus, invalid];
