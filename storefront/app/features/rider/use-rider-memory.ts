import { useCallback, useEffect, useRef, useState } from 'react';
import { changeMemory, type Edit, followTabs, forgetRiders, readMemory } from './rider-memory';
import { merged, type RiderMemory } from './rider-queue';
import { followSignOut } from './rider-sign-out';

const SIGN_IN = '/rider/login';

/** What the page and the browser know of the rider, until the rider is no longer signed in. */
export function useRiderMemory(rider: number, page: RiderMemory) {
  const [memory, setMemory] = useState(page);
  const latest = useRef(page);
  const hasLeft = useRef(false);
  const show = useCallback((to: RiderMemory) => {
    latest.current = to;
    setMemory(to);
  }, []);
  const known = useCallback(() => readMemory(rider) ?? latest.current, [rider]);
  // Each change begins with what the browser remembers now, so that steps of other tabs are not lost.
  const change = useCallback(
    (edit: Edit) => {
      // An answer that arrives after signing out would be remembered for whoever comes next.
      if (!hasLeft.current) show(changeMemory(rider, latest.current, edit));
    },
    [rider, show],
  );
  const leave = useCallback((reason = '') => {
    hasLeft.current = true;
    location.replace(`${SIGN_IN}${reason}`);
  }, []);
  /** Leaves addresses to nobody, as the session has ended; false where steps would be lost that nothing remembers. */
  const end = useCallback((): boolean => {
    if (hasLeft.current) return true;
    const isQueued = known().queue.length > 0;
    const isSafe = !isQueued || readMemory(rider) !== null;
    if (isSafe) leave(isQueued ? '?ended=kept' : '?ended=1');
    return isSafe;
  }, [known, leave, rider]);
  useEffect(() => {
    const remembered = readMemory(rider);
    change(() => merged(page, remembered));
    const ends = [followTabs(rider, show), followSignOut(leave)];
    return () => ends.forEach((stop) => stop());
  }, [rider, change, show, leave]); // eslint-disable-line react-hooks/exhaustive-deps -- the page's data is only the beginning
  const forget = useCallback(() => {
    hasLeft.current = true;
    forgetRiders();
  }, []);
  return { memory, known, change, end, forget };
}
