import type { DecoratorFunction } from 'storybook/internal/types';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { filterBar, listToolbar, table } from '../testing/index.ts';
import { caseCount, caseFilters, cases, formatCount } from './cases.fixtures.tsx';
import { failureReference, ListPage, type ListPageProps } from './ListPage.fixtures.tsx';

const none = { kind: 'ids', ids: [] } as const;
const countOfAll = formatCount(caseCount);

const meta = preview.meta<ListPageProps, DecoratorFunction, ListPageProps>({
  title: 'Patterns/List',
  component: ListPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { situation: 'ready', filter: {}, selected: none, onExport: fn(), onRetry: fn() },
});

const exportButton = (root: HTMLElement): HTMLElement | null => root.querySelector('[data-export]');

/** A filter takes effect at once, becomes a chip, and changes the count and the range of the export. */
export const Ready = meta.story({
  play: async ({ canvasElement, args, userEvent }) => {
    const bar = filterBar(canvasElement, userEvent);
    await expect(exportButton(canvasElement)).toHaveTextContent(countOfAll);
    const [waitingFor] = caseFilters;
    await bar.toggle(waitingFor?.label ?? '', waitingFor?.options[0]?.label ?? '');
    await userEvent.keyboard('{Escape}');
    await expect(bar.chips()).toHaveLength(1);
    await expect(exportButton(canvasElement)).not.toHaveTextContent(countOfAll);
    await userEvent.click(exportButton(canvasElement) ?? canvasElement);
    await expect(args.onExport).toHaveBeenLastCalledWith({ waitingFor: ['you'] });
    await bar.clearAll();
    await expect(exportButton(canvasElement)).toHaveTextContent(countOfAll);
    const focused = document.activeElement;
    // Focus returns to the bar, which would draw a ring around it in the picture.
    if (focused instanceof HTMLElement) focused.blur();
  },
});

export const Filtered = meta.story({
  args: { filter: { waitingFor: ['you'], impact: ['degraded', 'down'] } },
});

/** The bulk bar takes the place of the filter bar, and offers the rows of all pages. */
export const Selecting = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const toolbar = listToolbar(canvasElement, userEvent);
    const rows = table(canvasElement, userEvent);
    await rows.toggleAll();
    await expect(toolbar.isSelecting()).toBe(true);
    await expect(toolbar.offersAllPages()).toBe(true);
    await toolbar.selectAllPages();
    await expect(toolbar.selection()).toContain(countOfAll);
    await toolbar.clearSelection();
    await waitFor(() => expect(toolbar.isSelecting()).toBe(false));
    await expect(rows.selected()).toEqual([]);
    await rows.toggleAll();
  },
});

/** One case of all pages is taken out again. */
export const AllPagesSelected = meta.story({
  args: { selected: { kind: 'allExcept', ids: cases.slice(0, 1).map(({ number }) => number) } },
});

/** The skeleton has the final shape: head, ten rows, no count yet. */
export const Loading = meta.story({ args: { situation: 'loading' } });

/** The rows of before stay while newer ones are on their way. */
export const Refreshing = meta.story({ args: { situation: 'refreshing' } });

export const NothingYet = meta.story({ args: { situation: 'nothingYet' } });

/** The filter hides everything: one button clears it. */
export const NothingFits = meta.story({
  args: { filter: { waitingFor: ['thirdParty'], impact: ['intermittent'], raisedBy: ['me'] } },
  play: async ({ canvasElement, userEvent }) => {
    const clear = canvasElement.querySelector('[data-clear-filters]');
    await expect(clear).toBeVisible();
    await expect(exportButton(canvasElement)).toBeNull();
    await userEvent.click(clear ?? canvasElement);
    await expect(exportButton(canvasElement)).toHaveTextContent(countOfAll);
  },
});

export const Partial = meta.story({ args: { situation: 'partial' } });

export const Failed = meta.story({
  args: { situation: 'failed' },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(canvas.getByText(failureReference, { exact: false })).toBeVisible();
    const retry = canvasElement.querySelector('tbody button');
    if (!retry) throw new Error('There is no Retry.');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A refresh failed: the rows stay, and say from when they are. */
export const NotUpdated = meta.story({ args: { situation: 'notUpdated' } });

export const Offline = meta.story({ args: { situation: 'offline' } });
