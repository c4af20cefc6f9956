/**
 * The words for the customer, the same on every page. A conflict: another person changed the same thing first. Both versions stand side by
 * side, the user's and theirs; neither is preselected.
 */
export const versionWords = {
  nothingDone: 'Nothing was changed.',
  unknown: 'We don’t know whether it was done. Try again: it is never done twice.',
  /** Also true once the device is online again. */
  wasOffline: 'Nothing was sent, because you were offline. Try again once you’re online.',
  /** The headline of a conflict whose author is not known, or that no person made, such as another price. */
  changed: (noun: string) => `This ${noun} changed since you looked at it`,
  /** The headline of every other conflict. `LastChangeText` below it says when. */
  changedBy: (name: string, noun: string) => `${name} changed this ${noun} first`,
  refused: 'This couldn’t be done',
  stale: (noun: string) => `This ${noun} changed while you were deciding. Look at it again first.`,
  /** What the user asked for before was done, though its response was lost. */
  ownSaved: 'What you did before is saved now. Look at it again first.',
  ownSavedTitle: 'What you did before is saved now',
  lookAgain: 'Look again',
  notDone: 'Nothing of yours was saved.',
  choose: 'Nothing is saved until you choose. All other changes of both of you are kept.',
  impossible: 'Nothing of yours was saved. What you wanted is no longer possible.',
  noLongerPossible: 'This is no longer possible.',
  formEnded: 'It can’t be changed here any more. What you typed isn’t saved, but it’s still here.',
  theirsNotRead: 'What you typed isn’t saved, but it’s still here. Their version couldn’t be loaded.',
  typed: 'You had typed:',
  mine: 'Your version',
  theirs: 'Their version',
  wanted: 'You wanted',
  seen: 'You saw',
  now: 'Now',
  merged: (name: string) => `${name} changed this too. Both changes are kept.`,
  mergedBy: (name: string) => `${name} changed this too`,
  saveMerged: 'The form now shows both changes. Nothing is saved yet: check them, and save again.',
  // The answers to a conflict of values.
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  // The answers to a conflict of an action.
  decideAgain: 'Decide again',
  sendAgain: 'Send again',
  leave: 'Leave it as it is',
  close: 'Close',
} as const;
