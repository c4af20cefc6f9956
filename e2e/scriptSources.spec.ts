import { expectOwnScriptsAlone } from './support/scriptSources.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('The browser runs scripts from /assets/ and refuses them from every other path of the portal [CALL-19]', async ({
  page,
  consoleErrors,
}) => {
  // The browser's log entry for each refusal.
  consoleErrors.allow(/Content Security Policy/);
  await openSignedIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  await expectOwnScriptsAlone(page);
});
