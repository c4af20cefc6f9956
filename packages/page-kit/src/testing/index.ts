export { checkDraftSequences } from './checkDraftSequences.ts';
export { withCopy, type EditedThing, type EditedValue } from './editedThing.ts';
export { createLastChanges, type LastChanges } from './createLastChanges.ts';
