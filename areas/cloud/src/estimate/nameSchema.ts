import * as v from 'valibot';

export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter a name'),
  v.maxLength(120, 'Shorten the name to 120 characters'),
);
