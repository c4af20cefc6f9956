import type { PortalEvent } from './portalEvent.ts';

/** A value in OTLP's JSON. Integers have 64 bits, so they are strings. */
export type OtlpValue =
  | { stringValue: string }
  | { boolValue: boolean }
  | { intValue: string }
  | { doubleValue: number };

/** An attribute in OTLP's JSON. */
export interface OtlpAttribute {
  readonly key: string;
  readonly value: OtlpValue;
}

/** The request body for an OpenTelemetry collector's `/v1/logs` (OTLP/HTTP, `application/json`). */
export interface OtlpLogs {
  readonly resourceLogs: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeLogs: readonly {
      readonly scope: { readonly name: string };
      readonly logRecords: readonly {
        readonly timeUnixNano: string;
        readonly severityNumber: number;
        readonly eventName: string;
        readonly attributes: readonly OtlpAttribute[];
      }[];
    }[];
  }[];
}

const INFO = 9;
const WARN = 13;
const ERROR = 17;

/** Converts events to OpenTelemetry log records. `resource` names the sender (`service.name`, `deployment.environment.name` …). */
export function toOtlpLogs(
  events: readonly PortalEvent[],
  resource: Readonly<Record<string, string>>,
): OtlpLogs {
  const logRecords = events.map((event) => ({
    // A time in nanoseconds exceeds the range of a number.
    timeUnixNano: `${Math.round(event.timeMs)}000000`,
    severityNumber: severityOf(event),
    eventName: event.name,
    attributes: toAttributes(event.attributes),
  }));
  return {
    resourceLogs: [
      {
        resource: { attributes: toAttributes(resource) },
        scopeLogs: [{ scope: { name: '@quayside/portal-core/events' }, logRecords }],
      },
    ],
  };
}

function severityOf({ name, attributes }: PortalEvent): number {
  if (name === 'exception' || name === 'portal.policy_violation') return ERROR;
  return name === 'portal.service_unavailable' || 'error.type' in attributes ? WARN : INFO;
}

// These are always doubles, because an attribute must not change its type with its value.
const measured = new Set(['browser.web_vital.value', 'browser.web_vital.delta']);

function toAttributes(record: object): OtlpAttribute[] {
  return Object.entries(record).map(([key, value]: [string, unknown]) => ({
    key,
    value: typeof value === 'number' ? toNumber(key, value) : toWord(value),
  }));
}

function toNumber(key: string, value: number): OtlpValue {
  // A number outside 64 bits would make a collector reject the whole batch.
  const isInt = Number.isSafeInteger(value) && !measured.has(key);
  return isInt ? { intValue: `${value}` } : { doubleValue: value };
}

function toWord(value: unknown): OtlpValue {
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: String(value) };
}
