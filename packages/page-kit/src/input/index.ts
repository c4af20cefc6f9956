export { hasOtherLetters, readEmail } from './readEmail.ts';
export { readPostcode } from './readPostcode.ts';
export { readPounds, typedPounds, type AmountPeriod } from './readPounds.ts';
export { readTelephone } from './readTelephone.ts';
export { readWholeNumber } from './readWholeNumber.ts';
export {
  isOf,
  type Kind,
  kinds,
  looseEntry,
  messageOf,
  optionalEntry,
  requiredEntry,
  spelled,
} from './typedEntries.ts';
export { useAfterPress } from './useAfterPress.ts';
export type { PressGate } from './createPressGate.ts';
