import type { EmitEvent } from './createEventEmitter.ts';
import type { WebVitalEvent } from './portalEvent.ts';

/** An entry of the browser's timeline. Times are in milliseconds since the navigation started. */
export interface TimelineEntry {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  /** For `navigation`. */
  readonly responseStart?: number;
  /** For `layout-shift`. */
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  /** For `event`; 0 when the event belongs to no interaction. */
  readonly interactionId?: number;
}

/** Observes the entries of one type, including earlier ones. Returns a function that stops it, or null when the browser does not support the type. */
export type ObserveTimeline = (type: string, onEntry: (entry: TimelineEntry) => void) => (() => void) | null;

/** Ports of `observeVitals`. */
export interface VitalsPorts {
  emit: EmitEvent;
  observeTimeline: ObserveTimeline;
  /** True while the page is hidden, when paint times are meaningless. */
  isHidden(this: void): boolean;
}

/** The web vitals of one page load. */
export interface Vitals {
  /** Reports vitals that are new or have grown. Call it when the page is hidden, because it may never come back. */
  report(this: void): void;
  stop(this: void): void;
}

type Name = WebVitalEvent['attributes']['browser.web_vital.name'];

const SESSION_GAP_MS = 1_000;
const SESSION_MS = 5_000;
/** One outlier is ignored per so many interactions, ten at most. */
const INTERACTIONS_PER_OUTLIER = 50;
const MOST_OUTLIERS = 10;

/** Measures time to first byte, first and largest paint, the worst session of layout shifts, and the slowest interaction. */
export function observeVitals({ emit, observeTimeline, isHidden }: VitalsPorts): Vitals {
  const values = new Map<Name, number>();
  const reported = new Map<Name, number>();
  let slowest: { id: number; duration: number }[] = [];
  let interactions = { count: 0, lastId: 0 };
  const shifts = { value: 0, firstMs: 0, lastMs: 0 };
  let paintsCount = !isHidden();

  function onPaint(name: Name, startTime: number): void {
    if (paintsCount) values.set(name, startTime);
  }

  function onShift({ startTime, value = 0, hadRecentInput }: TimelineEntry): void {
    if (hadRecentInput) return;
    const goesOn =
      shifts.value > 0 &&
      startTime - shifts.lastMs < SESSION_GAP_MS &&
      startTime - shifts.firstMs < SESSION_MS;
    shifts.value = goesOn ? shifts.value + value : value;
    if (!goesOn) shifts.firstMs = startTime;
    shifts.lastMs = startTime;
    values.set('cls', Math.max(values.get('cls') ?? 0, shifts.value));
  }

  function onInteraction({ interactionId: id = 0, duration }: TimelineEntry): void {
    if (id === 0) return;
    if (id !== interactions.lastId) interactions = { count: interactions.count + 1, lastId: id };
    const known = slowest.find((interaction) => interaction.id === id)?.duration ?? 0;
    slowest = [
      ...slowest.filter((interaction) => interaction.id !== id),
      { id, duration: Math.max(duration, known) },
    ]
      .toSorted((a, b) => b.duration - a.duration)
      .slice(0, MOST_OUTLIERS);
    const outliers = Math.min(Math.floor(interactions.count / INTERACTIONS_PER_OUTLIER), slowest.length - 1);
    values.set('inp', slowest[outliers]?.duration ?? 0);
  }

  const shiftsStop = observeTimeline('layout-shift', onShift);
  // When the browser reports layout shifts, zero is a value too.
  if (shiftsStop !== null && !values.has('cls')) values.set('cls', 0);
  const stops = [
    observeTimeline('navigation', ({ responseStart = 0 }) => {
      if (responseStart > 0) values.set('ttfb', responseStart);
    }),
    observeTimeline('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') onPaint('fcp', startTime);
    }),
    observeTimeline('largest-contentful-paint', ({ startTime }) => onPaint('lcp', startTime)),
    shiftsStop,
    observeTimeline('event', onInteraction),
  ];

  return {
    report() {
      paintsCount = false;
      for (const [name, value] of values) {
        const delta = value - (reported.get(name) ?? 0);
        if (delta <= 0 && reported.has(name)) continue;
        reported.set(name, value);
        emit({
          name: 'browser.web_vital',
          attributes: {
            'browser.web_vital.name': name,
            'browser.web_vital.value': value,
            'browser.web_vital.delta': delta,
          },
        });
      }
    },
    stop() {
      for (const stop of stops) stop?.();
    },
  };
}

/** Events that last less than two and a half frames do not matter for responsiveness. */
const SHORTEST_EVENT_MS = 40;

/** Observes the browser's performance timeline. */
export const observeBrowserTimeline: ObserveTimeline = (type, onEntry) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  const options = { type, buffered: true, durationThreshold: SHORTEST_EVENT_MS };
  observer.observe(options);
  return () => observer.disconnect();
};
