import { orderDraftPath } from '@quayside/contract/paths/artemis';
import { passFocusOn } from '@quayside/ui';
import { AsyncContent, type AsyncContentState } from '@quayside/ui/AsyncContent';
import { Button } from '@quayside/ui/Button';
import { Card } from '@quayside/ui/Card';
import { DateTime } from '@quayside/ui/DateTime';
import { EmptyState } from '@quayside/ui/EmptyState';
import { IconButton } from '@quayside/ui/IconButton';
import { trashIcon } from '@quayside/ui/icons';
import { RowTitle } from '@quayside/ui/RowTitle';
import { Skeleton } from '@quayside/ui/Skeleton';
import { Stack } from '@quayside/ui/Stack';
import type { JSX } from 'react';
import { Capped } from '@quayside/page-kit/list';
import { useRemovalFocus } from '@quayside/page-kit/page';
import { formatCount } from '@quayside/page-kit/format';
import type { OrderDraftSummary } from '../ordersApi.ts';
import { sourceWords } from '../orderWords.ts';

export interface DraftPage {
  readonly items: readonly OrderDraftSummary[];
  readonly total: number;
}

export interface OrderDraftsProps {
  state: AsyncContentState<DraftPage>;
  onRetry: () => void;
  onDelete: (draft: OrderDraftSummary) => void;
  onMore: () => void;
}

/** Returns the name of a draft, or a default for a draft without one. */
export function nameOf({ name }: Pick<OrderDraftSummary, 'name'>): string {
  return name.trim() === '' ? 'Order without a name' : name;
}

export function OrderDrafts({ state, onRetry, onDelete, onMore }: OrderDraftsProps): JSX.Element {
  const removalFocus = useRemovalFocus();
  return (
    <Card
      {...removalFocus}
      as="section"
      title="Continue a draft"
      lead="Your colleagues who may order see these drafts, too."
    >
      <AsyncContent
        state={state}
        placeholder={<Skeleton lines={4} />}
        onRetry={onRetry}
        labels={{ failed: 'The drafts could not be loaded' }}
      >
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title="There are no drafts">
              An order that you begin appears here until it is placed.
            </EmptyState>
          ) : (
            <Stack gap={16}>
              <Capped items={items}>
                {(shown) => (
                  <Stack as="ul">
                    {shown.map((draft) => (
                      <li key={draft.id}>
                        <Draft draft={draft} onDelete={() => onDelete(draft)} />
                      </li>
                    ))}
                  </Stack>
                )}
              </Capped>
              {total > items.length && (
                <Stack gap={8}>
                  <span>{`The latest ${formatCount(items.length)} of ${formatCount(total)}.`}</span>
                  <Button ref={passFocusOn} size="compact" onClick={onMore}>
                    Show more
                  </Button>
                </Stack>
              )}
            </Stack>
          )
        }
      </AsyncContent>
    </Card>
  );
}

function Draft({ draft, onDelete }: { draft: OrderDraftSummary; onDelete: () => void }): JSX.Element {
  const { id, product, source, siteCount, updatedBy, updatedAt } = draft;
  const sites =
    siteCount === 0 ? 'no site yet' : siteCount === 1 ? '1 site' : `${formatCount(siteCount)} sites`;
  const origin = source.kind === 'product' ? '' : `, ${sourceWords[source.kind].toLowerCase()} ${source.id}`;
  return (
    <Stack direction="row" gap={8} justify="space-between" wrap={false}>
      <RowTitle
        href={orderDraftPath.href({ draftId: id })}
        detail={
          <>
            <span>{`${product}, ${sites}${origin}`}</span>
            <br />
            <span>{`${updatedBy.name},`}</span> <DateTime value={updatedAt} format="dateTime" />
          </>
        }
      >
        {nameOf(draft)}
      </RowTitle>
      <IconButton icon={trashIcon} label={`Delete ${nameOf(draft)}`} data-removes="" onClick={onDelete} />
    </Stack>
  );
}
