'use client';
import { useEffect, useEffectEvent } from 'react';
import { hasCommandKey } from '../../behaviours/browserFeatures.ts';

/** Calls `onPress` on Control + K, or Command + K on Apple keyboards. `isEnabled` turns it off. Default true. */
export function useCommandPaletteShortcut(onPress: () => void, isEnabled = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    const isHeld = hasCommandKey() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (!isHeld || altKey || shiftKey || repeat || key.toLowerCase() !== 'k') return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}
