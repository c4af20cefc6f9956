/** The portal's one language and region, a BCP 47 tag: for numbers and dates whose form this folder does not have. */
export const locale = 'en-GB';
