import { createManualClock, type ManualClock } from '../testing/manualClock.ts';
import { createRecordingLogger, type RecordingLogger } from '../testing/recordingLogger.ts';
import { createEventEmitter, type EmitEvent } from './createEventEmitter.ts';
import type { PortalEvent } from './portalEvent.ts';

/** An emitter for tests that records its events. */
export function recordEvents(): {
  clock: ManualClock;
  events: PortalEvent[];
  logger: RecordingLogger;
  emit: EmitEvent;
} {
  const clock = createManualClock();
  const events: PortalEvent[] = [];
  const logger = createRecordingLogger();
  const emit = createEventEmitter([(event) => events.push(event)], { clock, logger });
  return { clock, events, logger, emit: emit };
}

/** Creates a browser event of that type with these members. */
export function domEvent(type: string, members: object): Event {
  return Object.assign(new Event(type), members);
}
