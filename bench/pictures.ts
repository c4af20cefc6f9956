/** The icons of the bars that have none, by name: paths in a box of 20 by 20. */
export const paths = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  chevron: 'm5.5 8 4.5 4.5L14.5 8',
  external: 'M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8',
  search: 'M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3ZM13.5 13.5 17 17',
  smile: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM7 12c1.5 2 4.5 2 6 0M7.5 8v.1M12.5 8v.1',
  help: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM8 8c0-3 4-3 4 0 0 1.5-2 1.5-2 3M10 14v.1',
  user: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM3.5 17c1-5 12-5 13 0',
  sun: 'M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2',
  signOut: 'M8 4H4v12h4M12 6l4 4-4 4M16 10H8',
} as const;
