import type { PortProblem } from '../../contract/generated/openapi.ts';

/** The reasons for which a losing provider rejects a port. `{provider}` is its name. */
export const rejections = {
  accountNumber: {
    title: 'The account number doesn’t match',
    text: '{provider} has no account with this number for these telephone numbers.',
    corrections: [{ field: 'accountNumber', text: 'Copy the account number from your last bill.' }],
  },
  postcode: {
    title: 'The billing postcode doesn’t match',
    text: '{provider} sends the bills of this account to another postcode.',
    corrections: [{ field: 'postcode', text: 'Enter the postcode of the address on your last bill.' }],
  },
  accountName: {
    title: 'The account is in another name',
    text: '{provider} has this account under another company name.',
    corrections: [
      { field: 'accountName', text: 'Enter the company name exactly as on your last bill.' },
      { field: 'letter', text: 'Have the letter of authority signed in that name.' },
    ],
  },
} as const;

export function rejectionOf(reason: keyof typeof rejections, provider: string): PortProblem {
  const { title, text, corrections } = rejections[reason];
  return {
    from: 'losingProvider',
    title,
    text: text.replace('{provider}', provider),
    corrections: [...corrections],
  };
}

/** The problem that our review finds: the letter is not signed. */
export const letterProblem: PortProblem = {
  from: 'us',
  title: 'The letter of authority isn’t signed',
  text: 'The losing provider accepts only a letter that somebody with authority has signed and dated.',
  corrections: [
    { field: 'letter', text: 'Attach the letter with a signature and a date of the last 30 days.' },
  ],
};

/** The letter contains malware. */
export const blockedLetterProblem: PortProblem = {
  from: 'us',
  title: 'The letter of authority was blocked',
  text: 'The file contains malware, so nobody can open it.',
  corrections: [{ field: 'letter', text: 'Attach the letter again from another computer.' }],
};
