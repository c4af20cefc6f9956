'use client';
import type { JSX } from 'react';
import { BarItem } from './BarItem.tsx';
import { useBar } from '../opening/BarContext.ts';
import { BarControl } from '../panels/Disclosure.styles.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { FailedItems, ItemList, MoreList, ShimmerItem } from '../TopNav.styles.ts';
import { topNavPanels, type TopNavItem, type TopNavNavigation, type TopNavOpenId } from '../TopNav.types.ts';
import { useOverflow } from './useOverflow.ts';

const skeleton = [1, 2, 3, 4, 5];

type ReadyItemsProps = { items: readonly TopNavItem[]; openId: TopNavOpenId };

export type BarItemsProps = ReadyItemsProps & { navigation: TopNavNavigation };

/** The items of the bar, what stands for them until they are there, or why they are not. */
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
      {skeleton.map((place) => (
        <li key={place} aria-hidden="true">
          <ShimmerItem />
        </li>
      ))}
    </ItemList>
  );
}

function ReadyItems({ items, openId }: ReadyItemsProps): JSX.Element {
  const { labels } = useBar();
  const { listRef, fitting } = useOverflow(items);
  const rest = items.slice(fitting);
  const hidesCurrent = rest.some((item) => 'current' in item && item.current);
  const isOpen = openId === topNavPanels.more || rest.some((item) => item.id === openId);
  const draw = (item: TopNavItem): JSX.Element => (
    <BarItem key={item.id} item={item} isOpen={item.id === openId} />
  );
  return (
    <ItemList ref={listRef}>
      {items.slice(0, fitting).map(draw)}
      {rest.length > 0 && (
        <Disclosure
          id={topNavPanels.more}
          isOpen={isOpen}
          isCurrent={hidesCurrent}
          panel={<MoreList aria-label={labels.more}>{rest.map(draw)}</MoreList>}
        >
          {labels.more}
        </Disclosure>
      )}
    </ItemList>
  );
}
