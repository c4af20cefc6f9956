'use client';
import type { JSX } from 'react';
import { Button } from '../../Button/Button.tsx';
import { BarItem } from './BarItem.tsx';
import { useBar } from '../opening/BarContext.ts';
import { Disclosure } from '../panels/Disclosure.tsx';
import { RowList } from '../panels/MenuRow.styles.ts';
import { FailedItems, ItemList, ShimmerItem } from '../TopNav.styles.ts';
import { topNavPanels, type TopNavItem, type TopNavNavigation } from '../TopNav.types.ts';
import { useOverflow } from './useOverflow.ts';

const skeleton = [72, 56, 96, 64, 80];

export type BarItemsProps = { navigation: TopNavNavigation };

/** The items of the bar, what stands for them until they are there, or why they are not. */
export function BarItems({ navigation }: BarItemsProps): JSX.Element {
  const { labels } = useBar();
  if (navigation.status === 'ready') return <ReadyItems items={navigation.items} />;
  if (navigation.status === 'failed') {
    return (
      <FailedItems>
        <span>{labels.itemsFailed}</span>
        <Button variant="quiet" size="compact" onClick={navigation.onRetry}>
          {labels.retry}
        </Button>
      </FailedItems>
    );
  }
  return (
    <ItemList aria-busy="true" aria-label={labels.navigation}>
      {skeleton.map((width) => (
        <li key={width} aria-hidden="true">
          <ShimmerItem data-width={width} />
        </li>
      ))}
    </ItemList>
  );
}

function ReadyItems({ items }: { items: readonly TopNavItem[] }): JSX.Element {
  const { openId, labels } = useBar();
  const { listRef, fitting } = useOverflow(items.map((item) => item.id));
  const rest = items.slice(fitting);
  const hidesCurrent = rest.some((item) => 'current' in item && item.current);
  const isOpen = openId === topNavPanels.more || rest.some((item) => item.id === openId);
  return (
    <ItemList ref={listRef}>
      {items.slice(0, fitting).map((item) => (
        <BarItem key={item.id} item={item} />
      ))}
      {rest.length > 0 && (
        <Disclosure
          id={topNavPanels.more}
          isOpen={isOpen}
          isCurrent={hidesCurrent}
          panel={
            <RowList aria-label={labels.more}>
              {rest.map((item) => (
                <BarItem key={item.id} item={item} />
              ))}
            </RowList>
          }
        >
          {labels.more}
        </Disclosure>
      )}
    </ItemList>
  );
}
