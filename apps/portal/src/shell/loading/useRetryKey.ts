import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { onReturn } from './onReturn.ts';

/** Another word at each navigation, and whenever the browser is online again: then what failed to load may be tried again. */
export function useRetryKey(): string {
  const { key } = useLocation();
  const [returns, setReturns] = useState(0);
  useEffect(() => onReturn(() => setReturns((count) => count + 1)), []);
  return `${key} ${returns}`;
}
