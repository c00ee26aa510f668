import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { Component, useContext, useEffect, type ReactElement, type ReactNode } from 'react';
import { AppContext } from '~/features/frame/app-context';
import { translatorFor } from '~/i18n/translator';
import { toastForbidden } from '~/ui/failed-requests';
import { ENGLISH, wordsFor, type ErrorText, type Words } from './error-words';

/** An error page's words, for when no language has been read. */
const inEnglish: ErrorText = (key) => ENGLISH[key];

/** In the page's language, of which the specification fixes the English words; in English where none has been read. */
function useErrorText(): ErrorText {
  const app = useContext(AppContext);
  return app ? (key) => app.t(`errorPage.${key}`) : inEnglish;
}

/** Title of the page that shows an error, in the page's language where that has been read. */
export function errorTitle(error: unknown, language?: string): string {
  const t = language ? translatorFor(language) : null;
  return wordsFor(t ? (key) => t(`errorPage.${key}`) : inEnglish, statusOf(error), '').title;
}

/** An error without a status of its own counts as 500 (specification §2.2). */
const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** What an answer says of itself; what the program threw is no text for people. */
function messageOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return '';
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string')
    return data.error;
  return typeof data === 'string' ? data : '';
}

/** Whether a page could not be fetched at all, as opposed to an answer that says what is wrong. */
const isUnreached = (error: unknown): boolean =>
  typeof document !== 'undefined' && error instanceof TypeError;

/** The words for a page that could not be fetched; the specification has none. */
function useUnreachedWords(error: unknown): Words | null {
  const app = useContext(AppContext);
  if (!app || !isUnreached(error)) return null;
  return { title: app.t('request.noPage'), detail: app.t('request.noPageHint') };
}

function WaysOn({ status }: { status: number | null }): ReactElement {
  const { pathname, search } = useLocation();
  const text = useErrorText();
  const isPassing = status === null || status >= 500 || status === 429;
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {isPassing && (
        <a className="btn btn-primary" href={pathname + search} data-document="">
          {text('retry')}
        </a>
      )}
      <a className={`btn ${isPassing ? 'btn-quiet' : 'btn-primary'}`} href="/">
        {text('home')}
      </a>
      <a className="btn btn-quiet" href="/Shop">
        {text('browse')}
      </a>
    </div>
  );
}

/** What went wrong, in the specification's words, with another attempt where it may help, and a way home. */
export function ErrorScreen(): ReactElement {
  const error = useRouteError();
  const unreached = useUnreachedWords(error);
  const text = useErrorText();
  const status = statusOf(error);
  const { title, detail } = unreached ?? wordsFor(text, status, messageOf(error));
  useEffect(() => {
    if (status === 403) toastForbidden();
  }, [status]);
  return (
    <div className="container-page grid min-h-[60vh] place-content-center justify-items-center gap-4 py-16 text-center">
      {!unreached && (
        <p className="font-display text-7xl font-bold text-primary-text" aria-hidden="true">
          {status}
        </p>
      )}
      <h1 className="text-3xl">{title}</h1>
      {detail && (
        <p className="max-w-prose text-muted" dir="auto">
          {detail}
        </p>
      )}
      <WaysOn status={unreached ? null : status} />
    </div>
  );
}

/** Stands in when the error screen itself fails to render (specification §2.2). */
export class ErrorScreenGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="container-page py-16 text-center">
        <h1>An error occurred while showing the error page</h1>
        <a href="/">Back to Home page</a>
      </main>
    );
  }
}
