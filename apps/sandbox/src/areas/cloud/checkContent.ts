import type { CloudEstimateContent, CloudPricePlan } from '../../contract/generated/openapi.ts';
import { ProblemError, type FieldError } from '../../http/problem.ts';

/** Throws 422 for lines that the price list does not allow. A line whose item is no longer offered may stay. */
export function checkContent({ lines }: CloudEstimateContent, plan: CloudPricePlan): void {
  const items = new Map(plan.items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  const errors: FieldError[] = [];
  for (const [index, { id, itemId, size }] of lines.entries()) {
    const maxSize = items.get(itemId)?.maxSize;
    if (seen.has(id)) errors.push({ pointer: `/lines/${index}/id`, detail: 'Two lines have the same id' });
    if (maxSize !== undefined && size > maxSize)
      errors.push({ pointer: `/lines/${index}/size`, detail: `The size is at most ${maxSize}` });
    seen.add(id);
  }
  if (errors.length > 0)
    throw new ProblemError(422, 'Some lines do not fit the price list. Correct the named fields.', {
      errors,
    });
}
