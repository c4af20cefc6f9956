import { harbour, Illustration } from '@quayside/ui/Illustration';
import { EmptyState } from '@quayside/ui/EmptyState';
import { Link } from '@quayside/ui/Link';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import type { Source } from '@quayside/page-kit/search';

export interface SearchHintProps {
  sources: readonly Pick<Source, 'kind' | 'label' | 'listPath'>[];
}

/** Asks for a keyword, and lists the kinds that can be found. */
export function NoKeyword({ sources }: SearchHintProps): JSX.Element {
  return (
    <EmptyState
      size="page"
      illustration={picture}
      title="What are you looking for?"
      action={<Lists sources={sources} />}
    >
      {`Enter a number in any spelling, a name, a postcode or your own reference.${hasLists(sources) ? orAList : ''}`}
    </EmptyState>
  );
}

export interface NothingFoundProps extends SearchHintProps {
  keyword: string;
  /** Whether some sources didn't respond, so that they may have the result. */
  isPartial: boolean;
}

/** Says that there are no results, and suggests next steps. */
export function NothingFound({ keyword, sources, isPartial }: NothingFoundProps): JSX.Element {
  if (isPartial)
    return (
      <EmptyState size="page" title={`No results for “${keyword}” so far`}>
        Some sources didn’t respond in time, and they may have what you look for.
      </EmptyState>
    );
  return (
    <EmptyState
      size="page"
      illustration={picture}
      title={`No results for “${keyword}”`}
      action={<Lists sources={sources} />}
    >
      {`Check the spelling, use fewer words, or search by a number, a postcode or your own reference.${hasLists(sources) ? orAList : ''}`}
    </EmptyState>
  );
}

export function NothingToSearch(): JSX.Element {
  return (
    <EmptyState size="page" illustration={picture} title="There’s nothing to search yet">
      Search finds what you may open, such as orders. Your company’s portal administrator can give you access.
    </EmptyState>
  );
}

const picture = <Illustration {...harbour} style={{ inlineSize: 240 }} />;

const orAList = ' You can also look through a list.';

const hasLists = (sources: SearchHintProps['sources']): boolean =>
  sources.some(({ listPath }) => listPath !== undefined);

function Lists({ sources }: SearchHintProps): JSX.Element | null {
  if (!hasLists(sources)) return null;
  return (
    <nav aria-label="Lists">
      <Stack direction="row" gap={16} style={{ justifyContent: 'center' }}>
        {sources.map(
          ({ kind, label, listPath }) =>
            listPath !== undefined && (
              <Link key={kind} href={listPath}>
                {label}
              </Link>
            ),
        )}
      </Stack>
    </nav>
  );
}
