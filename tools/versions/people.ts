/** The user of the page, and a colleague. */
export const people = {
  me: { id: 'amelia', name: 'Amelia Hartley' },
  colleague: { id: 'noor', name: 'Noor Rahman' },
} as const;
