import { translatorFor } from '~/i18n/translator';
import { keepEnteredInput, keepInputForSignIn } from './ended-session';
import { hydrateRest } from './hydration-parts';
import { toast } from './toaster';

/** Why a request failed; keys of the texts under `request`. */
export type FailureReason = 'offline' | 'slow' | 'busy' | 'failed';

/** A failed request as shown to the visitor. */
export interface FailedRequest {
  reason: FailureReason;
  /** Submits the same form again, or reloads the page. */
  retry: () => void;
}

/** A page's data got no response, such as offline, and the page was not loaded before. */
export class UnreachedError extends Error {}

interface PreservedPage {
  address: string;
  data: ReadonlyMap<string, unknown>;
}

/** Identifies a submitted form and its button, so that they are found again after a re-render. */
interface Submitted {
  form: string;
  button: string | null;
}

/** Milliseconds after which a request without a response counts as failed. */
const TIMEOUT = 20_000;
/** Optional routes: pages work without their responses. */
const OPTIONAL_ROUTES = new Set(['suggestions', 'places', 'delivery']);

let failed: FailedRequest | null = null;
let preserved: PreservedPage = { address: '', data: new Map() };
let submitted: Submitted | null = null;
const listeners = new Set<() => void>();

function notify(next: FailedRequest | null): void {
  if (failed === next) return;
  failed = next;
  listeners.forEach((listener) => listener());
}

/** The last failed request, until another one succeeds or the notice is dismissed. */
export const failedRequest = {
  get: (): FailedRequest | null => failed,
  dismiss: (): void => notify(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Stores a page's loader data, which is used if a reload of it fails. */
export function preservePageData(address: string, data: ReadonlyMap<string, unknown>): void {
  preserved = { address, data };
}

/** Identity of a form across re-renders: its action and hidden fields. */
function identityOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  return JSON.stringify([form.action, ...hidden.map(({ name, value }) => [name, value])]);
}

const buttonsOf = (form: HTMLFormElement): HTMLButtonElement[] =>
  [...form.elements].filter((element): element is HTMLButtonElement => element instanceof HTMLButtonElement);

const labelOf = (button: Element): string =>
  JSON.stringify([button.getAttribute('name'), button.getAttribute('value'), button.textContent]);

const submittedForm = (): HTMLFormElement | undefined =>
  [...document.forms].find((each) => identityOf(each) === submitted?.form);

function resubmit(): void {
  const last = submitted;
  notify(null);
  const form = submittedForm();
  if (!last || !form) return window.location.reload();
  form.requestSubmit(buttonsOf(form).find((button) => labelOf(button) === last.button) ?? null);
}

/** A response that Remix accepts as its server's. */
const answerWith = (data: unknown): Response =>
  Response.json(data, { status: 200, headers: { 'X-Remix-Response': 'yes' } });

/** A page's data without promises of secondary data (`deferSecondary`); null for what was not received. */
async function settled(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const received = Object.entries(data).map(
    async ([name, value]) => [name, await Promise.resolve(value).catch(() => null)] as const,
  );
  return Object.fromEntries(await Promise.all(received));
}

/** Why a response counts as failed: it comes from a proxy rather than the shop, or is a server error. */
function reasonOf({ status, headers }: Response): FailureReason | null {
  const own =
    headers.has('X-Remix-Response') && !headers.has('X-Remix-Error') && !headers.has('X-Remix-Catch');
  if (own || headers.has('X-Remix-Redirect') || (status < 500 && status !== 429)) return null;
  return status === 429 ? 'busy' : 'failed';
}

const reasonOfError = (error: unknown): FailureReason => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'slow';
  return navigator.onLine ? 'failed' : 'offline';
};

function withTimeout(init: RequestInit): RequestInit {
  // Uploads may take long; older browsers without AbortSignal.any have no timeout.
  if (init.body instanceof FormData || !('any' in AbortSignal)) return init;
  const signals = [AbortSignal.timeout(TIMEOUT), ...(init.signal ? [init.signal] : [])];
  return { ...init, signal: AbortSignal.any(signals) };
}

/** Whether a page is being opened, or a form that leads to one is being sent. */
export const isNavigating = (): boolean => {
  const { __remixRouter: router } = window as {
    __remixRouter?: { state: { navigation: { state: string } } };
  };
  return router !== undefined && router.state.navigation.state !== 'idle';
};

/** Toast for a response with status 403, in addition to its own message (specification §8). */
export function toastForbidden(): void {
  toast(translatorFor(document.documentElement.lang)('error.forbidden'), 'error');
}

/** A failed write leaves the page as it is, with a retry button. */
function leavePage(reason: FailureReason): Response {
  notify({ reason, retry: resubmit });
  return answerWith(null);
}

/** Loader data to use if a reload fails; undefined for a page that was not loaded before. */
function standIn(route: string, url: URL): unknown {
  if (OPTIONAL_ROUTES.has(route)) return null;
  return url.pathname + url.search === preserved.address ? preserved.data.get(route) : undefined;
}

/**
 * Wraps `fetch` for data requests. A failed one never replaces the page: a form keeps its input, the page
 * keeps its data, and a notice is shown (experience §2, States). Only a page that was not loaded before has
 * no fallback; its error screen offers a retry.
 */
export function watchRequests(): void {
  const send = window.fetch.bind(window);
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.method === 'post')
      submitted = { form: identityOf(target), button: submitter && labelOf(submitter) };
  };
  document.addEventListener('submit', onSubmit, { capture: true });
  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const route = url.searchParams.get('_data');
    if (route === null || url.origin !== window.location.origin) return send(input, init);
    url.searchParams.delete('_data');
    const isChange = (init.method ?? 'GET') !== 'GET';
    // Until the retry, data that the lost request may have changed is not reloaded: a placed order's empty
    // cart would redirect.
    const stays =
      !isChange && failed?.retry === resubmit && !OPTIONAL_ROUTES.has(route)
        ? standIn(route, url)
        : undefined;
    if (stays !== undefined) return answerWith(await settled(stays));
    let response: Response | null = null;
    let reason: FailureReason | null;
    try {
      response = await send(input, withTimeout(init));
      reason = reasonOf(response);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      reason = reasonOfError(error);
    }
    if (response && reason === null) {
      // Parts that are not hydrated yet would keep the former page's links, and their former place in a list.
      if (!isChange && !isNavigating()) return keepEnteredInput(response);
      if (!isChange) await hydrateRest();
      if (isChange) {
        notify(null);
        await keepInputForSignIn(response, submittedForm());
      }
      if (isChange && response.status === 403) toastForbidden();
      return response;
    }
    if (isChange) return leavePage(reason ?? 'failed');
    const data = standIn(route, url);
    if (data === undefined) {
      if (response) return response;
      throw new UnreachedError(reason ?? 'failed');
    }
    if (!OPTIONAL_ROUTES.has(route) && !failed)
      notify({ reason: reason ?? 'failed', retry: () => window.location.reload() });
    return answerWith(await settled(data));
  };
}
