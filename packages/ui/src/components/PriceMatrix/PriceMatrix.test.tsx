import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QuaysideProvider } from '../../theme/QuaysideProvider.tsx';
import {
  PriceMatrix,
  type PriceMatrixAxis,
  type PriceMatrixCell,
  type PriceMatrixCells,
} from './PriceMatrix.tsx';

let root: Root;
let host: HTMLElement;
let rendered: string[];

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  rendered = [];
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const terms: PriceMatrixAxis[] = ['12', '36', '60'].map((id) => ({ id, label: `${id} months` }));
const bandwidths: PriceMatrixAxis[] = ['100', '500'].map((id) => ({ id, label: `${id} Mbit/s` }));
const nothing = (): void => undefined;

/** A price that records when it is rendered. */
function price(name: string): PriceMatrixCell {
  return {
    status: 'priced',
    oneOff: '£0.00',
    certainty: 'firm',
    get monthly() {
      rendered.push(name);
      return '£1.00';
    },
  };
}

function show(cells: PriceMatrixCells, termId: string): void {
  flushSync(() =>
    root.render(
      <QuaysideProvider>
        <PriceMatrix
          caption="Site"
          bandwidths={bandwidths}
          terms={terms}
          cells={cells}
          value={{ bandwidthId: '100', termId }}
          onValueChange={nothing}
        />
      </QuaysideProvider>,
    ),
  );
}

it('PriceMatrix renders only the cell whose price arrives, and the two of a changed choice', () => {
  const before: PriceMatrixCells = {
    100: { 12: price('100/12'), 36: price('100/36'), 60: price('100/60') },
    500: { 12: price('500/12'), 36: { status: 'pricing' }, 60: price('500/60') },
  };
  show(before, '12');
  expect(new Set(rendered).size).toBe(5);

  rendered = [];
  const after = { ...before, 500: { ...before[500], 36: price('500/36') } };
  show(after, '12');
  expect(new Set(rendered)).toEqual(new Set(['500/36']));

  rendered = [];
  show(after, '60');
  expect(new Set(rendered)).toEqual(new Set(['100/12', '100/60']));
});
