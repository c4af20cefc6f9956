/** Which dialog is open. */
export type EndingQuestion = 'draft' | 'service';
