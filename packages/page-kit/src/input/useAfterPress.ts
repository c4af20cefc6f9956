'use client';

import { useEffect, useState } from 'react';
import { createPressGate, type PressGate } from './createPressGate.ts';

/** Returns a function that runs an action after the press that is under way, or at once. Use it for what a field shows when it is left. */
export function useAfterPress(): PressGate['run'] {
  const [gate] = useState(createPressGate);
  useEffect(() => gate.start(), [gate]);
  return gate.run;
}
