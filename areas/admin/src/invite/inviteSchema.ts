import * as v from 'valibot';
import { hasOtherLetters, kinds, messageOf } from '@quayside/page-kit/input';
import { rightsEntries, type Rights } from '../user/rightsSchema.ts';
import { INVITE_LIMIT, parseAddresses } from './parseAddresses.ts';

export interface InviteValues extends Rights {
  /** As it was typed or pasted. */
  readonly addresses: string;
}

export const inviteSchema: v.GenericSchema<InviteValues> = v.object({
  ...rightsEntries,
  addresses: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Enter at least one e-mail address.'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.trim() === '') return;
      const typed = parseAddresses(dataset.value);
      const wrong = typed.filter(({ state }) => state === 'notValid').map(({ email }) => email);
      if (wrong.length > 0) addIssue({ message: wrongAddresses(wrong) });
      else if (typed.length > INVITE_LIMIT)
        addIssue({ message: `Invite at most ${INVITE_LIMIT} people at once. These are ${typed.length}.` });
    }),
  ),
  roles: v.pipe(rightsEntries.roles, v.minLength(1, 'Choose at least one role.')),
});

function wrongAddresses(wrong: readonly string[]): string {
  const deceptive = wrong.find(hasOtherLetters);
  if (deceptive !== undefined)
    return `This address cannot be invited: ${deceptive}. ${messageOf(kinds.email, deceptive)}.`;
  const some = wrong.slice(0, 5).join(', ');
  return wrong.length === 1
    ? `This is not an e-mail address: ${some}. Correct or remove it.`
    : `These are not e-mail addresses: ${some}. Correct or remove them.`;
}
