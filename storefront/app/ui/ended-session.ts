/** Key of the stored input (session storage). */
export const KEPT_INPUT = 'kept-input';

/** Where a form leads whose session has ended meanwhile. */
const SIGN_IN = '/login?to=';

/** Keeps what a form holds until the customer has signed in again. */
export async function keepInput(form: HTMLFormElement): Promise<void> {
  await import('~/features/forms/kept-input').then(({ keepInput: keep }) => keep(form)).catch(() => {});
}

/** Keeps what a form holds if its response leads to sign-in, which replaces the page. */
export async function keepInputForSignIn(
  response: Response,
  form: HTMLFormElement | undefined,
): Promise<void> {
  if (!form || !response.headers.get('X-Remix-Redirect')?.startsWith(SIGN_IN)) return;
  await keepInput(form);
}

/**
 * Keeps what has been entered on a page whose session is found to have ended without its customer doing anything, by a
 * live event for example: the response replaces the page by itself, or by sign-in, which then says why.
 */
export async function keepEnteredInput(response: Response): Promise<Response> {
  const to = response.headers.get('X-Remix-Redirect');
  const isSignIn = to?.startsWith(SIGN_IN) ?? false;
  if (!to || !(isSignIn || response.headers.has('X-Remix-Reload-Document'))) return response;
  await import('~/features/forms/kept-input')
    .then((kept) => kept.keepEnteredInput(location.pathname))
    .catch(() => {});
  // Another request has noticed it first and deleted the cookie, so that the server takes the customer for a new guest.
  if (!isSignIn || to.includes('&ended=')) return response;
  const headers = new Headers(response.headers);
  headers.set('X-Remix-Redirect', `${to}&ended=1`);
  return new Response(null, { status: response.status, headers });
}

/** Fills in the form of this page that was kept before signing in, if any. */
export async function restoreKeptInput(): Promise<void> {
  // Browsers may refuse the storage.
  await (async () => {
    if (sessionStorage.getItem(KEPT_INPUT)) (await import('~/features/forms/kept-input')).restoreInput();
  })().catch(() => {});
}
