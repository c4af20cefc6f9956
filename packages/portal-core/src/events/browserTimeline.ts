import type { ObserveTimeline } from './observeVitals.ts';

/** Events shorter than two frames and a half tell nothing of a slow answer. */
const SHORTEST_EVENT_MS = 40;

/** The browser's own timeline. */
export const observeBrowserTimeline: ObserveTimeline = (type, onEntry) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry));
  const options = { type, buffered: true, durationThreshold: SHORTEST_EVENT_MS };
  observer.observe(options);
  return () => observer.disconnect();
};
