import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import { circuitActions, circuits, columns } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it.each(['ltr', 'rtl'] as const)(
  'Table keeps the row actions visible while its columns scroll (%s)',
  async (direction) => {
    await page.viewport(900, 768);
    container.style.inlineSize = '660px';
    root.render(
      <QuaysideProvider direction={direction}>
        <Table
          caption="Services"
          columns={columns}
          data={{ status: 'ready', rows: circuits }}
          rowId={({ id }) => id}
          rowActions={circuitActions}
        />
      </QuaysideProvider>,
    );
    const region = page.getByRole('region', { name: 'Services' });
    await expect.element(region).toBeVisible();
    const action = page.getByRole('link', { name: 'Change GB-LON-0387' }).element();
    const { left, top, width, height } = action.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    expect(met?.closest('a')).toBe(action);
  },
);
