/** The height of a control: `regular` is 36 px, `compact` 32 px. Both are 44 px on touch screens. */
export type ControlSize = 'regular' | 'compact';
