import { expectOwnScriptsAlone } from './support/scriptSources.ts';
import { expect, openSignedIn, test } from './support/test.ts';

test('the browser runs the scripts of /assets/ and refuses those of every other path of the portal’s origin [CALL-19]', async ({
  page,
  complaints,
}) => {
  // What the browser says of each refusal.
  complaints.allow(/Content Security Policy/);
  await openSignedIn(page, 'amelia', '/support');
  await expect(page).toHaveTitle('Support | Quayside');
  await expectOwnScriptsAlone(page);
});
