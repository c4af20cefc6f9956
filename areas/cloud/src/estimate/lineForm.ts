import * as v from 'valibot';
import { readWholeNumber } from '@quayside/page-kit/input';
import type { CloudItem, Term } from '../api.ts';
import { sizeWords, terms } from '../cloudWords.ts';
import { newLineId, type EstimateLine } from './estimateContent.ts';
import type { PriceList } from './price.ts';

const MAX_QUANTITY = 1000;
/** The hours of the longest month. */
const MAX_HOURS = 744;

/** The fields of a line, as they are typed. */
export interface LineFields {
  itemId: string;
  name: string;
  quantity: string;
  size: string;
  hoursPerMonth: string;
  /** Empty for the term of the estimate. */
  termMonths: string;
}

const wholeNumber = (message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => readWholeNumber(text) ?? Number.NaN),
    v.number(message),
  );

function between(minimum: number, maximum: number, message: string) {
  return v.pipe(wholeNumber(message), v.minValue(minimum, message), v.maxValue(maximum, message));
}

/** Checks the fields of a line by the price list, and makes the line with this id. */
export function lineFormSchema(prices: PriceList, id: string) {
  return v.pipe(
    v.object({
      itemId: v.pipe(
        v.string(),
        v.nonEmpty('Choose what you need'),
        v.check((itemId) => prices.has(itemId), 'Choose an item that we offer'),
      ),
      name: v.pipe(v.string(), v.trim(), v.maxLength(120, 'Shorten the name to 120 characters')),
      quantity: between(1, MAX_QUANTITY, `Enter a quantity from 1 to ${MAX_QUANTITY}`),
      size: wholeNumber('Enter the size as a whole number'),
      hoursPerMonth: between(1, MAX_HOURS, `Enter the hours a month, from 1 to ${MAX_HOURS}`),
      termMonths: v.pipe(
        v.string(),
        v.transform((text): Term | null => terms.find((term) => String(term) === text) ?? null),
      ),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { size, itemId } = dataset.value;
      const item = prices.get(itemId);
      if (!item?.isSized || (size >= 1 && size <= item.maxSize)) return;
      addIssue({
        message: `Enter a size from 1 to ${item.maxSize} ${sizeWords[item.unit]}`,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'size', value: size }],
      });
    }),
    v.transform((fields): EstimateLine => ({ id, ...fields })),
  );
}

export function toFields(line: EstimateLine): LineFields {
  return {
    itemId: line.itemId,
    name: line.name,
    quantity: String(line.quantity),
    size: String(line.size),
    hoursPerMonth: String(line.hoursPerMonth),
    termMonths: line.termMonths === null ? '' : String(line.termMonths),
  };
}

export function newLine(item: CloudItem | undefined, hoursPerMonth: number): EstimateLine {
  const size = item?.isSized ? Math.min(item.maxSize, item.unit === 'gbMonth' ? 100 : 4) : 1;
  return {
    id: newLineId(),
    itemId: item?.id ?? '',
    name: '',
    quantity: 1,
    size,
    hoursPerMonth,
    termMonths: null,
  };
}
