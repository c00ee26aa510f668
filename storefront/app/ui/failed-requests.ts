import { translatorFor } from '~/i18n/translator';
import { toast } from './toaster';

/** Why a request came to nothing; keys of the texts under `request`. */
export type FailureReason = 'offline' | 'slow' | 'busy' | 'failed';

/** What a person is told of a request that came to nothing. */
export interface FailedRequest {
  reason: FailureReason;
  /** Sends the same form again, or loads the page anew. */
  retry: () => void;
}

interface KeptPage {
  address: string;
  data: ReadonlyMap<string, unknown>;
}

/** A form that was sent and the button that sent it, in a way that finds them again when they were drawn anew. */
interface Submitted {
  form: string;
  button: string | null;
}

/** Milliseconds after which a request without an answer counts as failed. */
const PATIENCE = 20_000;
/** Routes that only help a page along: without them it goes on as it is. */
const COMFORTS = new Set(['suggestions', 'places', 'delivery']);

let failed: FailedRequest | null = null;
let kept: KeptPage = { address: '', data: new Map() };
let submitted: Submitted | null = null;
const listeners = new Set<() => void>();

function tell(next: FailedRequest | null): void {
  if (failed === next) return;
  failed = next;
  listeners.forEach((listener) => listener());
}

/** The request that failed last, until another goes well or somebody waves it away. */
export const failedRequest = {
  get: (): FailedRequest | null => failed,
  dismiss: (): void => tell(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Remembers what a page shows, so that it can stand when reading it anew fails. */
export function keepPageData(address: string, data: ReadonlyMap<string, unknown>): void {
  kept = { address, data };
}

/** What a form is, whichever element stands for it: its action and what it says without anybody's typing. */
function identityOf(form: HTMLFormElement): string {
  const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
  return JSON.stringify([form.action, ...hidden.map(({ name, value }) => [name, value])]);
}

const buttonsOf = (form: HTMLFormElement): HTMLButtonElement[] =>
  [...form.elements].filter((element): element is HTMLButtonElement => element instanceof HTMLButtonElement);

const labelOf = (button: Element): string =>
  JSON.stringify([button.getAttribute('name'), button.getAttribute('value'), button.textContent]);

function resubmit(): void {
  const last = submitted;
  tell(null);
  const form = [...document.forms].find((each) => identityOf(each) === last?.form);
  if (!last || !form) return window.location.reload();
  form.requestSubmit(buttonsOf(form).find((button) => labelOf(button) === last.button) ?? null);
}

/** What Remix takes for an answer of its server. */
const answerWith = (data: unknown): Response =>
  Response.json(data, { status: 200, headers: { 'X-Remix-Response': 'yes' } });

/** The reason why an answer is none: it came from something before the shop, or the shop itself broke down. */
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

function withPatience(init: RequestInit): RequestInit {
  // Pictures may take their time; older browsers wait as long as they like.
  if (init.body instanceof FormData || !('any' in AbortSignal)) return init;
  const signals = [AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])];
  return { ...init, signal: AbortSignal.any(signals) };
}

/** What an answer with 403 says beside its own reason (specification §8). */
export function toastForbidden(): void {
  toast(translatorFor(document.documentElement.lang)('error.forbidden'), 'error');
}

/** A changing request that failed leaves the page as it is, with the way to repeat it. */
function leavePage(reason: FailureReason): Response {
  tell({ reason, retry: resubmit });
  return answerWith(null);
}

/** The data that stands where a page can't be read anew; undefined for a page that was not here yet. */
function standIn(route: string, url: URL): unknown {
  if (COMFORTS.has(route)) return null;
  return url.pathname + url.search === kept.address ? kept.data.get(route) : undefined;
}

/**
 * Watches the requests that pages make for their data. One that fails never replaces the page: a form stays as it was
 * filled in, the page shows what it showed, and what happened is told (experience §2, States). Only a page that was
 * never there has nothing to stand in for it; its error screen offers another attempt.
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
    // What a lost answer may have changed is read after the repeat: a placed order's empty cart would leave the page.
    const stays =
      !isChange && failed?.retry === resubmit && !COMFORTS.has(route) ? standIn(route, url) : undefined;
    if (stays !== undefined) return answerWith(stays);
    let response: Response | null = null;
    let reason: FailureReason | null;
    try {
      response = await send(input, withPatience(init));
      reason = reasonOf(response);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      reason = reasonOfError(error);
    }
    if (response && reason === null) {
      if (isChange) tell(null);
      if (isChange && response.status === 403) toastForbidden();
      return response;
    }
    if (isChange) return leavePage(reason ?? 'failed');
    const data = standIn(route, url);
    if (data === undefined) {
      if (response) return response;
      throw new TypeError('unreachable');
    }
    if (!COMFORTS.has(route) && !failed)
      tell({ reason: reason ?? 'failed', retry: () => window.location.reload() });
    return answerWith(data);
  };
}
