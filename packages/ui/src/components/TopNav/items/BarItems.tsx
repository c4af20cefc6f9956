'use client';
import type { JSX } from 'react';
import { BarItem } from './BarItem.tsx';
import { useBar } from '../state/BarContext.ts';
import { BarControl } from '../panels/Disclosure.styles.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { FailedItems, ItemList, MoreList, ShimmerItem } from './BarItems.styles.ts';
import { topNavPanels, type TopNavItem, type TopNavNavigation, type TopNavOpenId } from '../TopNav.types.ts';
import type { Overflow } from './useOverflow.ts';

const placeholders = [1, 2, 3, 4, 5];

type ReadyItemsProps = Overflow & { items: readonly TopNavItem[]; openId: TopNavOpenId };

export type BarItemsProps = ReadyItemsProps & { navigation: TopNavNavigation };

/** The menu items of the bar, their placeholders while they load, or the error with a retry button. */
export function BarItems({ navigation, ...ready }: BarItemsProps): JSX.Element {
  const { labels } = useBar();
  if (navigation?.status === 'ready') return <ReadyItems {...ready} />;
  if (navigation?.status === 'failed') {
    return (
      <FailedItems>
        <span>{labels.itemsFailed}</span>
        <BarControl type="button" onClick={navigation.onRetry}>
          {labels.retry}
        </BarControl>
      </FailedItems>
    );
  }
  return (
    <ItemList aria-busy="true" aria-label={labels.navigation}>
      {placeholders.map((placeholder) => (
        <li key={placeholder} aria-hidden="true">
          <ShimmerItem />
        </li>
      ))}
    </ItemList>
  );
}

function ReadyItems({ items, listRef, fittingCount, openId }: ReadyItemsProps): JSX.Element {
  const { labels } = useBar();
  const overflow = items.slice(fittingCount);
  const renderItem = (item: TopNavItem): JSX.Element => (
    <BarItem key={item.id} item={item} isOpen={item.id === openId} />
  );
  return (
    <ItemList ref={listRef}>
      {items.slice(0, fittingCount).map(renderItem)}
      {overflow.length > 0 && (
        <Disclosure
          id={topNavPanels.more}
          isOpen={openId === topNavPanels.more || overflow.some(({ id }) => id === openId)}
          isCurrent={overflow.some((item) => 'current' in item && item.current)}
          panel={<MoreList aria-label={labels.more}>{overflow.map(renderItem)}</MoreList>}
        >
          {labels.more}
        </Disclosure>
      )}
    </ItemList>
  );
}
