import type { BodyOf, FailureOf } from './operations.ts';
import type { PlatformContract } from './PlatformContract.ts';
import { expectTypeOf, it } from 'vitest';
import type { ContactRoleValues, RoleContact } from '../notifications/contactRolesState.ts';
import type { ProblemDetails } from '../base/errors/errors.ts';
import type { toRawTokenSet } from '../oidc/providerRequests.ts';
import type { Contact, Problem, TokenSet } from './generated/openapi.ts';

type BackendCall = Exclude<
  keyof PlatformContract,
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

// The compiler runs these tests: a change of the contract that the code does not fit fails the type check.

it('The contract describes every member of a failure that the portal reads', () => {
  expectTypeOf<FailureOf<PlatformContract, BackendCall>>().toExtend<Problem>();
  expectTypeOf<Problem>().toExtend<ProblemDetails>();
  expectTypeOf<keyof ProblemDetails>().toExtend<keyof Problem>();
});

it('The contract describes every member of a token response that the portal reads, except the error', () => {
  type Read = Exclude<keyof Parameters<typeof toRawTokenSet>[0], 'error'>;
  expectTypeOf<Read>().toExtend<keyof TokenSet>();
});

it('The contract accepts the chosen contacts as the form holds them', () => {
  expectTypeOf<ContactRoleValues>().toExtend<BodyOf<PlatformContract, 'submitRoleContacts'>>();
  expectTypeOf<Contact>().toEqualTypeOf<RoleContact>();
});
