import { expect, it } from 'vitest';
import { relatedHref, subjectTerm } from './approvalWords.ts';

it.each(['constructor', '__proto__', 'toString'])(
  'An item of the unknown kind “%s” has no page and no term',
  (kind) => {
    expect(relatedHref({ kind, id: 'X-1' })).toBeNull();
    expect(subjectTerm(kind)).toBe('About');
  },
);
