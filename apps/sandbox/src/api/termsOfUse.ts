import { noContent } from '../http/answer.ts';
import type { Route, UserCall } from '../http/router.ts';
import type { ApiPorts } from './ports.ts';

/** Records that the caller accepts the terms; the next token issued says so. Idempotent. */
export function termsOfUseRoutes({ users }: Pick<ApiPorts, 'users'>): readonly Route<UserCall>[] {
  return [
    {
      method: 'POST',
      path: '/api/identity/rest/terms-of-use/accept',
      handle({ user }) {
        users.patch(user.username, { agreedToTermsOfUse: true });
        return noContent();
      },
    },
  ];
}
