export type EndingQuestion = 'draft' | 'service';
