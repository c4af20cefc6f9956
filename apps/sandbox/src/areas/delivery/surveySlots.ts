import type { World } from '../../world/createWorld.ts';
import { actionOf, firstSlotAt, type StoredAction } from '../../world/deliveryState.ts';
import type { Conversations } from '../conversations/store.ts';
import { readDelivery, saveDelivery } from './deliveryRows.ts';

/** Schedules the moment at which the first offered time of a survey begins, if the action offers one. */
export function scheduleSlotPassed(world: World, caseNumber: string, action: StoredAction): void {
  const at = firstSlotAt(action);
  if (at === undefined) return;
  const minutes = (Date.parse(at) - world.now().getTime()) / 60_000;
  world.schedule(minutes, { kind: 'delivery.slotPassed', subjectId: caseNumber, payload: '' });
}

/**
 * Withdraws the offered times that have begun. After the last one of a survey, new times are offered. When the world moves over several
 * such times at once, it does so once.
 */
export function handlePassedSlots(world: World, conversations: Conversations): void {
  world.on('delivery.slotPassed', ({ subjectId: caseNumber }) => {
    const row = readDelivery(world, caseNumber);
    const state = row?.state;
    const offered = state?.actions.find(({ slots }) => slots.length > 0);
    // The customer may have chosen a time in the meantime.
    if (row === undefined || state === undefined || offered === undefined) return;
    const present = world.present();
    const slots = offered.slots.filter(({ from }) => Date.parse(from) > present.getTime());
    const subject = { caseNumber, siteName: row.siteName };
    const action = slots.length > 0 ? { ...offered, slots } : actionOf(subject, offered.kind, present);
    const actions = state.actions.map((stored) => (stored.id === offered.id ? action : stored));
    saveDelivery(world, caseNumber, 'Quayside', { state: { ...state, actions } });
    if (slots.length === 0)
      conversations.addEvent(`CV-${caseNumber}`, 'Nobody chose a time for the survey, so we offer new ones.');
    scheduleSlotPassed(world, caseNumber, action);
  });
}
