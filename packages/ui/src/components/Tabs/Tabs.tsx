'use client';
import { useId, type ComponentPropsWithRef, type JSX, type KeyboardEvent, type ReactNode } from 'react';
import { ownText } from '../../theme/ownText.tsx';
import { watchScrollEdges } from '../../behaviours/watchScrollEdges.ts';
import { tabToFocus } from './tabToFocus.ts';
import { TabButton, TabCount, TabList, TabPanel, TabsRoot } from './Tabs.styles.ts';

/** A tab and its panel. `count` follows the label as given. */
export type TabsItem = {
  /** Unique among the tabs. */
  id: string;
  /** The text of the tab. */
  label: ReactNode;
  /** The number after the label: how many things the panel has. */
  count?: number | string;
  /** The tab cannot be selected. Default false. */
  disabled?: boolean;
  /** The content that is shown while the tab is selected. */
  panel: ReactNode;
};

/** The tabs, and which of them is selected. */
export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Names the list of tabs. */
  label: string;
  /** The tabs with their panels. */
  tabs: readonly TabsItem[];
  /** The id of the selected tab. */
  value: string;
  /** Called with the id of the tab that the user selects. */
  onValueChange: (value: string) => void;
};

/** The width of the shade at an edge beyond which there are more tabs, in px. */
const EDGE_PX = 16;

/** Scrolls the selected tab into view, clear of the shades, without scrolling the page. */
function revealTab(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const row = list.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  list.scrollLeft +=
    Math.min(box.left - row.left - EDGE_PX, 0) + Math.max(box.right - row.right + EDGE_PX, 0);
}

/** Marks the edges of the tab list beyond which there are more tabs. */
const watchList = (list: HTMLElement | null): (() => void) | undefined =>
  list ? watchScrollEdges(list) : undefined;

/** Clicks the focused tab: selection follows focus. */
function handleKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
  const next = tabToFocus(event.currentTarget, event.key);
  if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/**
 * Several views of one thing, one of them shown. Arrow keys, Home and End select at once, so a panel should render
 * without loading. A tab list that is too wide scrolls.
 */
export function Tabs({ label, tabs, value, onValueChange, ...rest }: TabsProps): JSX.Element {
  const id = useId();
  const shown = tabs.find((tab) => tab.id === value);
  // One tab is always in the tab order, even if none is selected.
  const reachable = shown && !shown.disabled ? shown : tabs.find((tab) => !tab.disabled);

  return (
    <TabsRoot {...rest}>
      <TabList ref={watchList} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => {
          const isShown = tab === shown;
          return (
            <TabButton
              key={tab.id}
              ref={isShown ? revealTab : null}
              type="button"
              role="tab"
              id={`${id}tab-${tab.id}`}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}panel` : undefined}
              tabIndex={tab === reachable ? 0 : -1}
              disabled={tab.disabled}
              onClick={() => !isShown && onValueChange(tab.id)}
            >
              {ownText(tab.label)}
              {tab.count !== undefined && <TabCount>{tab.count}</TabCount>}
            </TabButton>
          );
        })}
      </TabList>
      {shown && (
        <TabPanel
          key={shown.id}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}tab-${shown.id}`}
          tabIndex={0}
        >
          {shown.panel}
        </TabPanel>
      )}
    </TabsRoot>
  );
}
