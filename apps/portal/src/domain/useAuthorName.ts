import { useOwnName } from '@quayside/page-kit/versions';

/** How a sentence names whoever changed something. */
export type AuthorName = (name: string) => string;

/** Names the author of another version at the beginning of a sentence. The user's own other tab saves like a colleague. */
export function useAuthorName(): AuthorName {
  const own = useOwnName();
  return (name) => (name === own ? 'In another tab, you' : name);
}
