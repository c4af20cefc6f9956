import { adminPaths } from '@quayside/contract/paths/admin';
import { newQuotePath } from '@quayside/contract/paths/quoting';
import { documentsPath } from '@quayside/contract/paths/resources';
import { servicesPath } from '@quayside/contract/paths/services';
import { newCasePath } from '@quayside/contract/paths/support';
export interface Suggestion {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** The text of its button. */
  readonly action: string;
}

/** Every suggestion, the best first, by the pattern of the page that must be open to the user. */
const suggestions: readonly (Suggestion & { readonly path: string })[] = [
  {
    path: newQuotePath.pattern,
    href: newQuotePath.href(),
    title: 'Get a price',
    text: 'Type a postcode, and compare bandwidths and terms.',
    action: 'New quote',
  },
  {
    path: servicesPath.pattern,
    href: servicesPath.href(),
    title: 'Look through your services',
    text: 'Pin the ones you watch, and they stay on your dashboard.',
    action: 'Services',
  },
  {
    path: adminPaths.apollo.invite.pattern,
    href: adminPaths.apollo.invite.href(),
    title: 'Invite colleagues',
    text: 'You decide what each of them may see and do.',
    action: 'Invite users',
  },
  {
    path: newCasePath.pattern,
    href: newCasePath.href(),
    title: 'Ask us something',
    text: 'Report a fault or ask a question, and follow it to the end.',
    action: 'New case',
  },
  {
    path: documentsPath.pattern,
    href: documentsPath.href({ category: 'service-guides' }),
    title: 'Read how your services work',
    text: 'The service guides say what is included and how to reach us.',
    action: 'Service guides',
  },
];

const SHOWN = 3;

/** The first three suggestions whose pages the user may open. */
export function suggestionsFor(openPaths: readonly string[]): readonly Suggestion[] {
  return suggestions.filter(({ path }) => openPaths.includes(path)).slice(0, SHOWN);
}
