import { expect, test } from 'vitest';
import { javaMajor } from './distribution.ts';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "25-ea" 2025-09-16', 25],
  ['java version "1.8.0_392"', 8],
  ['command not found', 0],
])('%j is Java %d', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});
