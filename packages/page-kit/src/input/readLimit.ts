/** The longest text in which a value is looked for. The time that a pattern takes can grow with the square of the length. */
export const READ_LIMIT = 1000;
