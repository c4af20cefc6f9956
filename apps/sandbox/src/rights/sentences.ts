import type { OpenApiDocument, RightAlternative } from '../contract/openApiDocument.ts';
import type { Grants } from './grantsOf.ts';

/** Why a caller who has not accepted the terms may not make a call. */
export const termsSentence = 'Accept the terms of use first. The portal shows them when you sign in again.';

const viewNames: Readonly<Record<NonNullable<RightAlternative['view']>, string>> = {
  apollo: 'Apollo',
  artemis: 'Artemis',
  artemisPages: 'the pages of Artemis',
  either: 'Apollo or Artemis',
};

const products: Readonly<Record<NonNullable<RightAlternative['partner']>, string>> = {
  accessTo1Access: 'Your company has no 1Access contract.',
  accessTo1Cloud: 'Your company has no 1Cloud contract.',
  accessToEndUserPortal: 'Your company has no access to services and projects.',
  accessToPartnerProgramme: 'Your company is not in the partner programme.',
};

const list = new Intl.ListFormat('en-GB');
const whoChangesRoles = 'An administrator of your company can change your roles.';

/** What a caller lacks of an alternative, and who can give it: the view, else the product of the partner, else a role. */
export function sentenceOf(
  document: OpenApiDocument,
  grants: Grants,
  { view, partner, permission }: RightAlternative,
): string {
  if (view !== undefined && !grants.hasView(view))
    return `You have no access to ${viewNames[view]}. An administrator of your company can give it to you.`;
  if (partner !== undefined && !grants.hasProduct(partner))
    return `${products[partner]} Your account manager can tell you more about it.`;
  return roleSentence(document, grants.roles, permission);
}

/** What the roles of a caller do not allow. */
export function roleSentence(
  { 'x-roles': roles, 'x-permissions': permissions }: OpenApiDocument,
  own: readonly string[],
  permission: RightAlternative['permission'],
): string {
  const what =
    permission === 'signedIn' || permission === 'public' ? 'do this' : permissions[permission].allows;
  const names = own.map((role) => roles[role]?.name ?? role);
  if (names.length === 0) return `Without a role you may not ${what}. ${whoChangesRoles}`;
  const subject = names.length === 1 ? 'Your role' : 'Your roles';
  return `${subject} ${list.format(names)} may not ${what}. ${whoChangesRoles}`;
}
