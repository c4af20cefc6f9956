/** A chosen price. Amounts are in pence, excluding VAT. */
export interface PricedLine {
  readonly nrc: number;
  readonly mrc: number;
  readonly termMonths: number;
  /** The price for 12 months with the same bandwidth and resilience; null if there is none. */
  readonly twelveMonths: { readonly nrc: number; readonly mrc: number } | null;
  /** The part of the sell price that the partner keeps, in hundredths of a per cent. */
  readonly marginBasisPoints: number;
}

/** The cost, saving and sell price of a line, in pence. */
export interface LineFigures {
  readonly nrc: number;
  readonly mrc: number;
  /** All that is paid over the term. */
  readonly tcv: number;
  readonly saving: number;
  readonly sellNrc: number;
  readonly sellMrc: number;
  readonly sellTcv: number;
  readonly marginAmount: number;
}

const WHOLE = 10_000;

/** Calculates one line. See ADR 43 for the rules of rounding. */
export function figuresOfLine(line: PricedLine): LineFigures {
  const { nrc, mrc, termMonths, twelveMonths, marginBasisPoints } = line;
  const overTerm = (price: { readonly nrc: number; readonly mrc: number }) =>
    price.nrc + price.mrc * termMonths;
  const tcv = overTerm(line);
  const sellNrc = sellPrice(nrc, marginBasisPoints);
  const sellMrc = sellPrice(mrc, marginBasisPoints);
  const sellTcv = overTerm({ nrc: sellNrc, mrc: sellMrc });
  return {
    nrc,
    mrc,
    tcv,
    saving: twelveMonths === null ? 0 : overTerm(twelveMonths) - tcv,
    sellNrc,
    sellMrc,
    sellTcv,
    marginAmount: sellTcv - tcv,
  };
}

/** Adds up lines that are already rounded. The margin of the sum is null if the sell price is 0. */
export function figuresOfLines(
  lines: readonly PricedLine[],
): LineFigures & { readonly marginBasisPoints: number | null } {
  const figures = lines.map(figuresOfLine);
  const sum = (amountOf: (line: LineFigures) => number) =>
    figures.reduce((total, line) => total + amountOf(line), 0);
  const sellTcv = sum((line) => line.sellTcv);
  const marginAmount = sum((line) => line.marginAmount);
  return {
    nrc: sum(({ nrc }) => nrc),
    mrc: sum(({ mrc }) => mrc),
    tcv: sum(({ tcv }) => tcv),
    saving: sum(({ saving }) => saving),
    sellNrc: sum(({ sellNrc }) => sellNrc),
    sellMrc: sum(({ sellMrc }) => sellMrc),
    sellTcv,
    marginAmount,
    marginBasisPoints: sellTcv === 0 ? null : divideHalfUp(marginAmount * WHOLE, sellTcv),
  };
}

function sellPrice(cost: number, marginBasisPoints: number): number {
  return divideHalfUp(cost * WHOLE, WHOLE - marginBasisPoints);
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
