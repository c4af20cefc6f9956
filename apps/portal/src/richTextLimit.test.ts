import { maxRichTextLength } from '@quayside/portal-core/announcement';
import { maxHtmlLength } from '@quayside/ui/sanitize';
import { expect, it } from 'vitest';

it('what the core hands on is as long as what the sanitiser takes', () => {
  expect(maxHtmlLength).toBe(maxRichTextLength);
});
