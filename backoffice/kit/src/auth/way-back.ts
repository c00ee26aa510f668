import { BASE } from '../layout/base';

interface Remembered {
  from?: string;
}

/** Address of the sign-in page (specification §2.4). */
const SIGN_IN = `${BASE}/login`;

const isAtSignIn = () => window.location.pathname.replace(/\/+$/, '') === SIGN_IN;

/** Puts the sign-in page's address into the bar and keeps the one that was asked for, also over a reload. */
export function goToSignIn(): void {
  if (isAtSignIn()) return;
  const { pathname, search, hash } = window.location;
  const state: Remembered = { from: pathname + search + hash };
  window.history.replaceState(state, '', SIGN_IN);
}

/** Puts the address back for which somebody had to sign in. */
export function leaveSignIn(): void {
  if (!isAtSignIn()) return;
  const { from } = (window.history.state ?? {}) as Remembered;
  window.history.replaceState(null, '', from ?? `${BASE}/`);
}

/** Forgets where somebody was: who signs out does not expect to come back there. */
export function forgetWayBack(): void {
  window.history.replaceState(null, '', SIGN_IN);
}
