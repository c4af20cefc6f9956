/** The meaning of a status. */
export type StatusTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
