import type { PortabilityCheck } from '../../contract/generated/openapi.ts';
import type { BodyOf } from '../../contract/operations.ts';
import { ProblemError } from '../../http/problem.ts';
import type { World } from '../../world/createWorld.ts';
import { fromE164, toE164 } from './phoneNumbers.ts';
import { openPortStatuses } from './ports.ts';
import { countNumbers, earliestDateOf, type Span } from './portState.ts';
import { providerOf, rangeHolderOf } from './providers.ts';

type Result = PortabilityCheck['results'][number];

/** The most numbers of one ported range. */
const MAXIMUM_SIZE = 1000;

/** The spans that a caller sent. Throws 422 for one that ends before it begins, is too long or overlaps another one. */
export function readSpans(numbers: BodyOf<'checkPortability'>['numbers']): Span[] {
  const spans = numbers.map(({ first, last }) => ({ first: fromE164(first), last: fromE164(last) }));
  const errors = spans.flatMap(({ first, last }, index) => {
    const detail =
      last < first
        ? 'ends before it begins'
        : last - first >= MAXIMUM_SIZE
          ? `has more than ${MAXIMUM_SIZE} numbers`
          : spans.some((other, place) => place < index && other.first <= last && other.last >= first)
            ? 'contains a number that is listed twice'
            : null;
    return detail === null ? [] : [{ pointer: `/numbers/${index}`, detail }];
  });
  if (errors.length > 0)
    throw new ProblemError(422, 'These numbers cannot be read. Correct the named entries.', { errors });
  return spans;
}

/** The name of a losing provider. Throws 422 for an unknown one. */
export function requireProvider(id: string): string {
  const provider = providerOf(id);
  if (provider !== undefined) return provider.name;
  throw new ProblemError(422, 'There is no such provider. Choose another one.', {
    errors: [{ pointer: '/losingProviderId', detail: 'is not in the list of providers' }],
  });
}

export function checkSpans(world: World, spans: readonly Span[], providerId: string): PortabilityCheck {
  const provider = requireProvider(providerId);
  return {
    earliestDate: earliestDateOf(world.now(), countNumbers(spans)),
    results: spans.map((span) => ({
      first: toE164(span.first),
      last: toE164(span.last),
      count: span.last - span.first + 1,
      ...findingOf(world, span, provider),
    })),
  };
}

function findingOf(world: World, span: Span, provider: string): Pick<Result, 'outcome' | 'message'> {
  const national = String(span.first).slice(2);
  if (!/^(?:1|2|3|8[04])/.test(national))
    return {
      outcome: 'notPortable',
      message: national.startsWith('7')
        ? 'Mobile numbers can’t be ported to a SIP trunk.'
        : 'Numbers of this kind can’t be ported.',
    };
  const { first, last } = span;
  const own = world.first('SELECT id FROM voice_ranges WHERE last >= ? AND first <= ? LIMIT 1', first, last);
  if (own !== undefined)
    return { outcome: 'withUs', message: 'At least one of these numbers is with us already.' };
  const open = world.first(
    `SELECT port_id FROM voice_port_spans JOIN voice_ports ON voice_ports.id = port_id
     WHERE last >= ? AND first <= ? AND status IN (${openPortStatuses.map((status) => `'${status}'`).join(', ')}) LIMIT 1`,
    first,
    last,
  );
  if (open !== undefined)
    return { outcome: 'portOpen', message: 'A port of at least one of these numbers is open already.' };
  const holder = rangeHolderOf(first);
  if (holder.name === provider) return { outcome: 'portable', message: 'We can port these numbers.' };
  return {
    outcome: 'otherProvider',
    message: `The range belongs to ${holder.name}. That’s fine if the numbers were ported to ${provider} before; else choose ${holder.name}.`,
  };
}

/** Throws 422 for numbers that cannot be ported. */
export function requirePortable({ results }: PortabilityCheck): void {
  const errors = results.flatMap(({ outcome, message }, index) =>
    outcome === 'portable' || outcome === 'otherProvider'
      ? []
      : [{ pointer: `/numbers/${index}`, detail: message }],
  );
  if (errors.length > 0)
    throw new ProblemError(422, 'Some of these numbers cannot be ported. Take them out, or correct them.', {
      errors,
    });
}
