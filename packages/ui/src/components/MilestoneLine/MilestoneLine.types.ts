import type { ReactNode } from 'react';

/**
 * The state of a milestone. A `blocked` one stops the delivery until its owner acts. A `skipped` one is not needed.
 */
export type MilestoneState = 'done' | 'current' | 'upcoming' | 'skipped' | 'blocked';

/** A date that no longer holds, and why. `id` is unique among the slips of a milestone. */
export type MilestoneSlip = {
  /** Unique among the earlier dates of a milestone. */
  id: string;
  /** The date that was planned before. It is struck through. */
  from: ReactNode;
  /** The reason why the date no longer holds. */
  reason: ReactNode;
};

/** A date that is at risk. */
export type MilestoneJeopardy = {
  /** The reason why the date is at risk. */
  reason: ReactNode;
  /** The day from which the date has been at risk. */
  since?: ReactNode;
  /** The date that is expected instead. */
  newDate?: ReactNode;
};

/** One milestone of a delivery. Dates are formatted by the caller, as text or as `<time>` elements. */
export type Milestone = {
  /** Unique among the milestones. */
  id: string;
  /** The name of the milestone: "Fibre installed". */
  title: ReactNode;
  /** Default `upcoming`. */
  state?: MilestoneState;
  /** The planned day or window: "2–6 Dec 2026". In the compact layout it follows the title. */
  planned?: ReactNode;
  /** The day on which it was done. */
  actual?: ReactNode;
  /** The one who acts: you, us, the carrier, the landlord. */
  owner?: ReactNode;
  /** One sentence about this delivery. */
  note?: ReactNode;
  /** The earlier dates, oldest first. */
  slips?: readonly MilestoneSlip[];
  /** The risk to the date. Default: none. */
  jeopardy?: MilestoneJeopardy;
};

/** Every string of a milestone line. */
export type MilestoneLineLabels = Record<MilestoneState, string> & {
  /** Names the list. */
  milestones: string;
  /** Precedes the planned day. */
  planned: string;
  /** Precedes the day on which it was done. */
  actual: string;
  /** Precedes who acts. */
  owner: string;
  /** Precedes a date that no longer holds. */
  was: string;
  /** The heading of a jeopardy. */
  atRisk: string;
  /** Precedes the day from which the date has been at risk. */
  since: string;
  /** Precedes the date that is expected instead. */
  newDate: string;
  /** The compact position: `{number}` of `{count}`. */
  position: string;
  /** The compact text of a finished delivery, with `{count}`. */
  allDone: string;
};
