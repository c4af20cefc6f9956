import type { IllustrationProps } from '../Illustration/Illustration.tsx';

/** One of the six introductions. */
export type WelcomeTopic = 'oneAccess' | 'services' | 'support' | 'dashboard' | 'search' | 'resources';

export const welcomeTopics: readonly WelcomeTopic[] = [
  'oneAccess',
  'services',
  'support',
  'dashboard',
  'search',
  'resources',
];

/** The illustration of each topic: the page of the topic, simplified, with the key detail in the accent colour. */
export const drawings: Record<WelcomeTopic, IllustrationProps> = {
  // A quote that becomes a line between sites.
  oneAccess: {
    bold: 'M32 12h44l18 18v72a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6zM76 12v18h18M148 30a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM182 62a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM148 94a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
    fine: 'M40 32h20M40 46h40M40 58h40M40 70h28M146 36l20 20M166 68l-20 20M139 46v32',
    accent: 'M40 90h44c28 0 18-60 46-60',
  },
  // A list of services, and the progress of each project.
  services: {
    bold: 'M28 14h144a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V20a6 6 0 0 1 6-6zM22 34h156M88 46h30M134 94h32',
    fine: 'M32 24h.01M39 24h.01M46 24h.01M76 36v68M24 58h152M24 82h152M34 46h30M34 70h20M34 94h26',
    accent: 'M106 70h42',
  },
  // A question and its answer.
  support: {
    bold: 'M30 14h80a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H58L42 80V66H30a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8zM132 42h38a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8h-10v14l-16-14H92a8 8 0 0 1-8-8v-4',
    fine: 'M38 32h64M38 46h40',
    accent: 'M128 70l9 9 18-20',
  },
  // Cards, one of them pinned.
  dashboard: {
    bold: 'M26 16h62a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6zM26 72h62a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V78a6 6 0 0 1 6-6zM128 36h-16a6 6 0 0 0-6 6v58a6 6 0 0 0 6 6h62a6 6 0 0 0 6-6V42a6 6 0 0 0-6-6h-16',
    fine: 'M32 48l12-12 10 7 16-17 12 8M32 84h48M32 94h28M120 70h46M120 82h46M120 94h26',
    accent: 'M133 10h20M136 10v14l-8 12h30l-8-12V10M143 36v18',
  },
  // One keyword finds items of every kind.
  search: {
    bold: 'M46 12h108a17 17 0 0 1 0 34H46a17 17 0 0 1 0-34zM36 58v44a6 6 0 0 0 6 6h116a6 6 0 0 0 6-6V58',
    fine: 'M76 29h44M52 60h10v8H52zM74 64h66M62 80a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM74 80h50M53 91h6l4 4v7H53zM74 96h58',
    accent: 'M58 28a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM56 33l6 6',
  },
  // A book, open at the right page.
  resources: {
    bold: 'M100 32C88 20 62 15 24 17v74c38-2 64 3 76 15 12-12 38-17 76-15V17c-38-2-64 3-76 15zM100 32v74',
    fine: 'M40 36c18 0 32 3 44 8M40 51c18 0 32 3 44 8M40 66c10 0 18 1 26 3M160 66c-18 0-32 3-44 8M160 81c-18 0-32 3-44 8',
    accent: 'M138 18v36l9-8 9 8V17',
  },
};
