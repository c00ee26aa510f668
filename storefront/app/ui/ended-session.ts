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

/** Fills in the form of this page that was kept before signing in, if any. */
export async function restoreKeptInput(): Promise<void> {
  // Browsers may refuse the storage.
  await (async () => {
    if (sessionStorage.getItem(KEPT_INPUT)) (await import('~/features/forms/kept-input')).restoreInput();
  })().catch(() => {});
}
