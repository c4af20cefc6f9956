/** What a status means. */
export type StatusTone = 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
