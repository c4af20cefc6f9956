/** A suggestion for the first day. */
export interface Suggestion {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** The text of its button. */
  readonly action: string;
}

/** Every suggestion, the best first, by the address that must be open to the user. */
const suggestions: readonly (Suggestion & { readonly path: string })[] = [
  {
    path: '/1access/quotes/new',
    href: '/1access/quotes/new',
    title: 'Get a price',
    text: 'Type a postcode, and compare bandwidths and terms.',
    action: 'New quote',
  },
  {
    path: '/services',
    href: '/services',
    title: 'Look through your services',
    text: 'Pin the ones you watch, and they stay on your dashboard.',
    action: 'Services',
  },
  {
    path: '/admin/invite',
    href: '/admin/invite',
    title: 'Invite colleagues',
    text: 'You decide what each of them may see and do.',
    action: 'Invite users',
  },
  {
    path: '/new-support-case',
    href: '/new-support-case',
    title: 'Ask us something',
    text: 'Report a fault or ask a question, and follow it to the end.',
    action: 'New case',
  },
  {
    path: '/resource',
    href: '/resource?category=service-guides',
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
