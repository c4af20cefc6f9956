import { noContent } from '../http/answer.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** Records that the caller accepts the terms; the next token issued says so. Idempotent. */
export function termsOfUseRoutes({
  users,
  agreeToTerms,
}: Pick<ApiPorts, 'users' | 'agreeToTerms'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'POST',
      path: '/api/identity/rest/terms-of-use/accept',
      async handle({ user }) {
        // First where the next token comes from: what fails there is not accepted here either.
        await agreeToTerms(user.id);
        users.patch(user.username, { agreedToTermsOfUse: true });
        return noContent();
      },
    },
  ];
}
