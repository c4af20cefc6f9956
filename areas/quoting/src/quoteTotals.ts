/** A one-off (NRC) and a monthly (MRC) charge in pence. */
export interface Charges {
  readonly nrc: number;
  readonly mrc: number;
}

/** One site's chosen price. Amounts are in pence. */
export interface PricedLine extends Charges {
  readonly termMonths: number;
  /** The 12-month price of the same site, bandwidth and resilience; null when there is none. */
  readonly twelveMonths: Charges | null;
  /** The margin in hundredths of a percent of the sell price, from 0 to `maxMarginBasisPoints`. */
  readonly marginBasisPoints: number;
}

/** The cost, saving and sell price of a line over its term, in pence. */
export interface LineFigures extends Charges {
  /** The cost over the term: one-off and monthly charges. */
  readonly tcv: number;
  /** Against 12-month prices over the same term. */
  readonly saving: number;
  readonly sellNrc: number;
  readonly sellMrc: number;
  readonly sellTcv: number;
  /** The sell price minus the cost over the term. */
  readonly marginAmount: number;
}

export interface QuoteFigures extends LineFigures {
  /** The margin in hundredths of a percent of the sell price; null when nothing is sold. */
  readonly marginBasisPoints: number | null;
}

/** 90%: the sell price is ten times the cost. */
export const maxMarginBasisPoints = 9000;

const WHOLE = 10_000;

/** Divides integers and rounds half up, without a fraction on the way. `dividend` is not negative. */
function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** The sell price of a cost, in pence, with a margin of the sell price. */
export function sellPrice(cost: number, marginBasisPoints: number): number {
  return divideHalfUp(cost * WHOLE, WHOLE - marginBasisPoints);
}

/** Calculates the cost, saving and sell price of a line. ADR 43 states the arithmetic, which the server repeats. */
export function figuresOfLine(line: PricedLine): LineFigures {
  const { nrc, mrc, termMonths, twelveMonths, marginBasisPoints } = line;
  const tcv = nrc + mrc * termMonths;
  const sellNrc = sellPrice(nrc, marginBasisPoints);
  const sellMrc = sellPrice(mrc, marginBasisPoints);
  const sellTcv = sellNrc + sellMrc * termMonths;
  return {
    nrc,
    mrc,
    tcv,
    saving: twelveMonths === null ? 0 : twelveMonths.nrc + twelveMonths.mrc * termMonths - tcv,
    sellNrc,
    sellMrc,
    sellTcv,
    marginAmount: sellTcv - tcv,
  };
}

const nothing: LineFigures = {
  nrc: 0,
  mrc: 0,
  tcv: 0,
  saving: 0,
  sellNrc: 0,
  sellMrc: 0,
  sellTcv: 0,
  marginAmount: 0,
};

/** The sums of rounded lines. */
export function figuresOfLines(lines: readonly PricedLine[]): QuoteFigures {
  const sum = lines.map(figuresOfLine).reduce(addFigures, nothing);
  return { ...sum, marginBasisPoints: marginOf(sum) };
}

/** The margin of a sum in hundredths of a percent of its sell price; null when nothing is sold. */
function marginOf({ marginAmount, sellTcv }: LineFigures): number | null {
  return sellTcv === 0 ? null : divideHalfUp(marginAmount * WHOLE, sellTcv);
}

function addFigures(one: LineFigures, other: LineFigures): LineFigures {
  return {
    nrc: one.nrc + other.nrc,
    mrc: one.mrc + other.mrc,
    tcv: one.tcv + other.tcv,
    saving: one.saving + other.saving,
    sellNrc: one.sellNrc + other.sellNrc,
    sellMrc: one.sellMrc + other.sellMrc,
    sellTcv: one.sellTcv + other.sellTcv,
    marginAmount: one.marginAmount + other.marginAmount,
  };
}
