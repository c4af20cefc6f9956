import { topNavPanels } from '../TopNav.types.ts';

/** Which items are in the "More" menu, and which layout is shown. */
export type BarStructure = {
  overflowIds: ReadonlySet<string>;
  /** Whether the short layout is shown now. */
  isShort: () => boolean;
};

/** Whether `id` is a panel that stays on the bar in the short layout. */
export function isOnBar(id: string): boolean {
  return id === topNavPanels.profile || id === topNavPanels.view;
}

/** The disclosure that contains `id` and stays open when `id` closes, or null. */
export function parentOf(id: string, { overflowIds, isShort }: BarStructure): string | null {
  if (overflowIds.has(id)) return topNavPanels.more;
  return isShort() && !isOnBar(id) && id !== topNavPanels.menu ? topNavPanels.menu : null;
}

/** The outermost disclosure that is open when `id` is. */
export function outermostOf(id: string, structure: BarStructure): string {
  const parent = parentOf(id, structure);
  return parent === null ? id : outermostOf(parent, structure);
}
