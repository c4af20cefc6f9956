/** How high a control stands: `regular` is 36 px, `compact` 32; both are 44 under a finger. */
export type ControlSize = 'regular' | 'compact';
