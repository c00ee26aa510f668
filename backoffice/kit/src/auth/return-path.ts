import { BASE } from '../layout/base';

interface Remembered {
  from?: string;
}

/** URL of the sign-in page (specification §2.4). */
const SIGN_IN = `${BASE}/login`;

const isAtSignIn = () => window.location.pathname.replace(/\/+$/, '') === SIGN_IN;

/** Shows the sign-in page's URL; the requested one is in the history state, which survives reloads. */
export function goToSignIn(): void {
  if (isAtSignIn()) return;
  const { pathname, search, hash } = window.location;
  const state: Remembered = { from: pathname + search + hash };
  window.history.replaceState(state, '', SIGN_IN);
}

/** Restores the URL that was requested before sign-in. */
export function leaveSignIn(): void {
  if (!isAtSignIn()) return;
  const { from } = (window.history.state ?? {}) as Remembered;
  window.history.replaceState(null, '', from ?? `${BASE}/`);
}

/** Discards the stored URL: after signing out nobody expects to return there. */
export function forgetReturnPath(): void {
  window.history.replaceState(null, '', SIGN_IN);
}
