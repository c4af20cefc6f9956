import type { BodyOf, FailureOf, OperationId } from './operations.ts';
import { describe, expectTypeOf, it } from 'vitest';
import type { ContactRoleValues, RoleContact } from '../notifications/contactRolesState.ts';
import type { ProblemDetails } from '../base/errors/errors.ts';
import type { toRawTokenSet } from '../oidc/providerRequests.ts';
import type { Contact, Problem, TokenSet } from './generated/openapi.ts';

type BackendCall = Exclude<
  OperationId,
  | 'getRuntimeConfig'
  | 'getOpenIdConfiguration'
  | 'authorize'
  | 'showSignIn'
  | 'signIn'
  | 'getToken'
  | 'getUserInfo'
  | 'postUserInfo'
  | 'getKeys'
  | 'endSession'
  | 'revokeToken'
>;

// What is asked here the compiler answers: a change of the document that it does not fit does not pass the type check.
describe('the contract', () => {
  it('says of every refusal what the portal reads of one', () => {
    expectTypeOf<FailureOf<BackendCall>>().toEqualTypeOf<Problem>();
    expectTypeOf<Problem>().toExtend<ProblemDetails>();
    expectTypeOf<keyof ProblemDetails>().toExtend<keyof Problem>();
  });

  it('has every member of a token answer that is read, besides the error', () => {
    type Read = Exclude<keyof Parameters<typeof toRawTokenSet>[0], 'error'>;
    expectTypeOf<Read>().toExtend<keyof TokenSet>();
  });

  it('takes the choice of contacts as it is kept', () => {
    expectTypeOf<ContactRoleValues>().toExtend<BodyOf<'submitRoleContacts'>>();
    expectTypeOf<Contact>().toEqualTypeOf<RoleContact>();
  });
});
