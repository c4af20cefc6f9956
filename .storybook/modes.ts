/** The widths of screens: a phone, a tablet, both sides of the bar's breakpoint, a large desktop. */
export const viewports = {
  phone360: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet900: { name: 'Tablet, 900', styles: { width: '900px', height: '1200px' }, type: 'tablet' },
  short1366: {
    name: 'Widest short bar, 1366',
    styles: { width: '1366px', height: '768px' },
    type: 'desktop',
  },
  wide1367: {
    name: 'Narrowest wide bar, 1367',
    styles: { width: '1367px', height: '768px' },
    type: 'desktop',
  },
  desk1920: { name: 'Desk, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

type Mode = {
  theme: 'light' | 'dark';
  viewport: keyof typeof viewports;
  language?: 'pseudo' | 'ar';
  density?: 'compact';
  forcedColors?: 'active';
  prefersReducedMotion?: 'reduce';
};

const names = ['phone360', 'short1366', 'wide1367', 'desk1920'] as const;

const widths: Record<string, Mode> = Object.fromEntries(
  names.flatMap((viewport) => [
    [`${viewport} light`, { theme: 'light', viewport }],
    [`${viewport} dark`, { theme: 'dark', viewport }],
  ]),
);

/**
 * The modes of Chromatic: every width in light and dark, then the pseudo-locale, right to left, the compact density, forced colours and motion.
 * `npm run visual` compares a part of this on one machine.
 */
export const modes: Record<string, Mode> = {
  ...widths,
  'pseudo-locale': { theme: 'light', viewport: 'phone360', language: 'pseudo' },
  'right to left': { theme: 'dark', viewport: 'wide1367', language: 'ar' },
  'compact density': { theme: 'light', viewport: 'wide1367', density: 'compact' },
  'forced colours': { theme: 'dark', viewport: 'wide1367', forcedColors: 'active' },
  'reduced motion': { theme: 'light', viewport: 'wide1367', prefersReducedMotion: 'reduce' },
};
