/** A day of the contract, such as `2026-11-21`, in Europe/London. It has no time and never passes through a time zone. */
export type CalendarDay = `${number}-${number}-${number}`;

/** A point in time with its offset, such as `2026-11-21T14:30:00Z`. */
export type Moment = `${number}-${number}-${number}T${string}`;

/** What tells the versions of a thing apart, in quotes, such as `"7"`: an entity tag of RFC 9110. It comes from a response. */
export type EntityTag = `"${string}"`;
