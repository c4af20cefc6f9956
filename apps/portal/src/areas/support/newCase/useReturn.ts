import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';

// How many entries of the history lie between this one and the page that led here; null when none did.
const entrySchema = v.object({ entriesBack: v.nullable(v.number()) });

/** Returns a function that goes back to the page that led here, however many steps ago, or to Support. */
export function useReturn(): () => void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const last = useRef<number | null | undefined>(undefined);
  const stored = v.safeParse(entrySchema, location.state);

  useEffect(() => {
    if (stored.success) {
      last.current = stored.output.entriesBack;
      return;
    }
    const entriesBack = countEntries(last.current, kind, location.key === 'default');
    last.current = entriesBack;
    // Kept in the history, so that it is still known after a reload and after Back.
    void navigate(location, { replace: true, state: { entriesBack } });
  });

  return useCallback(() => {
    const entriesBack = last.current ?? null;
    if (entriesBack === null) void navigate('/support');
    else void navigate(-entriesBack);
  }, [navigate]);
}

function countEntries(
  last: number | null | undefined,
  kind: NavigationType,
  isFirstOfPortal: boolean,
): number | null {
  if (last === undefined) return isFirstOfPortal ? null : 1;
  if (last === null) return null;
  return kind === NavigationType.Push ? last + 1 : last;
}
