import { expect, it } from 'vitest';
import { createEventEmitter } from './createEventEmitter.ts';
import { observeVitals, type TimelineEntry } from './observeVitals.ts';

function setUp({ hidden = false, types }: { hidden?: boolean; types?: readonly string[] } = {}) {
  const reported: Record<string, number[]> = {};
  const received = new Map<string, (entry: TimelineEntry) => void>();
  const emit = createEventEmitter(
    [
      (event) => {
        if (event.name !== 'browser.web_vital') return;
        const { attributes } = event;
        (reported[attributes['browser.web_vital.name']] ??= []).push(
          attributes['browser.web_vital.value'],
          attributes['browser.web_vital.delta'],
        );
      },
    ],
    { clock: { now: () => 0 }, logger: { error: () => undefined } },
  );
  const { report, stop } = observeVitals({
    emit: emit,
    isHidden: () => hidden,
    observeTimeline(type, onEntry) {
      if (types?.includes(type) === false) return null;
      received.set(type, onEntry);
      return () => void received.delete(type);
    },
  });
  const happen = (type: string, entry: Partial<TimelineEntry>): void =>
    received.get(type)?.({ name: '', startTime: 0, duration: 0, ...entry });
  return { happen, report, stop, reported: reported, received };
}

it('observeVitals reports the last values before the page is hidden', () => {
  const { happen, report, reported } = setUp();
  happen('navigation', { responseStart: 90 });
  happen('paint', { name: 'first-paint', startTime: 100 });
  happen('paint', { name: 'first-contentful-paint', startTime: 110 });
  happen('largest-contentful-paint', { startTime: 120 });
  happen('largest-contentful-paint', { startTime: 480 });
  report();
  expect(reported).toEqual({ ttfb: [90, 90], fcp: [110, 110], lcp: [480, 480], cls: [0, 0] });
});

it('observeVitals reports the worst session of layout shifts, without shifts after an input', () => {
  const { happen, report, reported } = setUp();
  happen('layout-shift', { startTime: 100, value: 0.1 });
  happen('layout-shift', { startTime: 900, value: 0.1 });
  happen('layout-shift', { startTime: 950, value: 0.5, hadRecentInput: true });
  happen('layout-shift', { startTime: 2_000, value: 0.15 });
  report();
  expect(reported['cls']).toEqual([0.2, 0.2]);
});

it('observeVitals ends a session of layout shifts after five seconds', () => {
  const { happen, report, reported } = setUp();
  for (let startTime = 0; startTime < 10_000; startTime += 900)
    happen('layout-shift', { startTime, value: 0.25 });
  report();
  expect(reported['cls']).toEqual([1.5, 1.5]);
});

it('observeVitals reports the slowest interaction, and the second slowest from fifty on', () => {
  const { happen, report, reported } = setUp();
  happen('event', { interactionId: 0, duration: 900 });
  happen('event', { interactionId: 7, duration: 48 });
  happen('event', { interactionId: 7, duration: 320 });
  happen('event', { interactionId: 14, duration: 64 });
  report();
  expect(reported['inp']).toEqual([320, 320]);
  for (let id = 3; id <= 50; id += 1) happen('event', { interactionId: id * 7, duration: 40 });
  happen('event', { interactionId: 9_000, duration: 200 });
  report();
  expect(reported['inp']).toEqual([320, 320]);
  happen('event', { interactionId: 9_007, duration: 400 });
  happen('event', { interactionId: 9_014, duration: 390 });
  report();
  expect(reported['inp']).toEqual([320, 320, 390, 70]);
});

it('observeVitals reports again only values that have grown, and ignores paints after the page was hidden', () => {
  const { happen, report, reported } = setUp();
  happen('layout-shift', { startTime: 0, value: 0.25 });
  report();
  happen('largest-contentful-paint', { startTime: 5_000 });
  report();
  happen('layout-shift', { startTime: 100, value: 0.25 });
  report();
  expect(reported).toEqual({ cls: [0.25, 0.25, 0.5, 0.25] });
});

it('observeVitals reports no paints for a page that started hidden', () => {
  const { happen, report, reported } = setUp({ hidden: true });
  happen('paint', { name: 'first-contentful-paint', startTime: 110 });
  report();
  expect(reported).toEqual({ cls: [0, 0] });
});

it('observeVitals leaves out vitals that the browser does not support, and stops observing', () => {
  const { report, stop, received, reported } = setUp({ types: ['navigation', 'paint'] });
  report();
  stop();
  expect(reported).toEqual({});
  expect(received.size).toBe(0);
});
