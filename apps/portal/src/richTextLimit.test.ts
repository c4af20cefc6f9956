import { maxRichTextLength } from '@quayside/portal-core/announcement';
import { maxHtmlLength } from '@quayside/ui/sanitize';
import { expect, it } from 'vitest';

it('The length limit for rich text is the same in portal-core and in the sanitiser', () => {
  expect(maxHtmlLength).toBe(maxRichTextLength);
});
