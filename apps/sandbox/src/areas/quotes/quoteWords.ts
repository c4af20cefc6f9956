/** The words of the API as files show them. */
export const resilienceNames = {
  single: 'One line',
  dual: 'Two lines',
  dualDiverse: 'Two lines, separate routes',
} as const;
export const certaintyNames = { budgetary: 'Budgetary', survey: 'Subject to survey', firm: 'Firm' } as const;
export const reasonNames = {
  noCapacity: 'No capacity at this address',
  addressNotMatched: 'The carriers don’t know this address',
  carrierTimedOut: 'The carrier didn’t answer in time',
  notOffered: 'Not offered at this address',
} as const;
