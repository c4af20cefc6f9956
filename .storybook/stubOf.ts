/** Gives a story the part of a thing that its component uses, such as two of many services. */
export function stubOf<Whole extends object>(part: Partial<Whole>): Whole {
  return part as Whole;
}
