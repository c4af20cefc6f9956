'use client';

import { useEffect, useEffectEvent } from 'react';

/**
 * Runs an effect after the first render, and then once for each other version: not when anything else changes that the effect reads,
 * which it sees as the latest render has it. `version` is what tells versions apart, such as an `etag`; it is compared as React compares
 * dependencies.
 */
export function useVersionEffect<Version>(version: Version, effect: (version: Version) => void): void {
  const handleVersion = useEffectEvent(effect);
  useEffect(() => {
    handleVersion(version);
  }, [version]);
}
