import { noContent } from '../../http/apiResponse.ts';
import { route } from '../../http/route.ts';
import type { AreaRoutes } from '../ports.ts';

/** Records that the caller accepts the terms. The next token says so. Idempotent. */
export const termsOfUseRoutes: AreaRoutes = ({ users, agreeToTerms }) => [
  route('acceptTermsOfUse', async ({ user }) => {
    // The identity provider first: if it refuses, nothing is accepted here.
    await agreeToTerms(user.id);
    users.patch(user.username, { agreedToTermsOfUse: true });
    return noContent();
  }),
];
