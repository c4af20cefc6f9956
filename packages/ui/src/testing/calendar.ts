import { all, eventually, one, textOf } from './elements.ts';
import type { TestUser } from './TestUser.ts';

/** One calendar. Days are `YYYY-MM-DD`. */
export type CalendarPage = {
  /** The grid of days. */
  element: () => HTMLElement;
  /** The month in words. */
  month: () => string;
  /** The day that is in the tab order. */
  current: () => string;
  selected: () => string | null;
  /** The days of the month that cannot be chosen. */
  unavailable: () => string[];
  /** The button of a day of this month. */
  day: (date: string) => HTMLElement;
  previousMonth: () => Promise<void>;
  nextMonth: () => Promise<void>;
  /** Presses a day, after moving to its month. */
  choose: (date: string) => Promise<void>;
};

/** Reads and operates the only calendar: `calendar(document, user).choose('2026-12-01')`. */
export function calendar(root: ParentNode, user: TestUser): CalendarPage {
  const grid = (): HTMLElement => one(root, '[role="grid"]:has([data-date])', 'calendar');
  const dates = (selector: string): string[] =>
    all(grid(), selector).map((element) => element.dataset['date'] ?? '');
  const day = (date: string): HTMLElement => one(grid(), `[data-date="${date}"]`, `day ${date}`);
  const shownMonth = (): string => dates('[data-date]')[0]?.slice(0, 7) ?? '';
  async function step(place: 0 | 1): Promise<void> {
    const before = shownMonth();
    const button = all(grid().parentElement ?? grid(), 'button:not([data-date])')[place];
    if (!button || button.ariaDisabled === 'true')
      throw new Error(`There is no month to go to from ${before}.`);
    await user.click(button);
    await eventually(() => (shownMonth() === before ? undefined : true), 'The month has not changed', 2000);
  }
  return {
    element: grid,
    month: () => textOf(grid().ownerDocument.getElementById(grid().getAttribute('aria-labelledby') ?? '')),
    current: () => dates('[data-date][tabindex="0"]')[0] ?? '',
    selected: () => dates('[aria-selected="true"] [data-date]')[0] ?? null,
    unavailable: () => dates('[data-date][aria-disabled="true"]'),
    day,
    previousMonth: () => step(0),
    nextMonth: () => step(1),
    choose: async (date) => {
      // oxlint-disable-next-line no-await-in-loop -- each press follows the one before
      while (shownMonth() !== date.slice(0, 7)) await step(shownMonth() > date ? 0 : 1);
      await user.click(day(date));
    },
  };
}
