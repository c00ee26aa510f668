import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { Component, useContext, useEffect, type ReactElement, type ReactNode } from 'react';
import { AppContext } from '~/features/frame/app-context';
import { toastForbidden, UnreachedError } from '~/ui/failed-requests';
import { useFailedBar } from '~/ui/progress-bar';
import { inEnglish, statusOf, errorTexts, type ErrorText, type ErrorTexts } from './error-texts';

/**
 * Error texts in the page's language (the specification fixes the English ones); English while no
 * translations are loaded.
 */
function useErrorText(): ErrorText {
  const app = useContext(AppContext);
  return app ? (key) => app.t(`errorPage.${key}`) : inEnglish;
}

/** Message of an error response; thrown errors are not shown to visitors. */
function messageOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return '';
  const data: unknown = error.data;
  if (typeof data === 'object' && data !== null && 'error' in data && typeof data.error === 'string')
    return data.error;
  return typeof data === 'string' ? data : '';
}

/** Texts for a page that could not be loaded; the specification has none. */
function useUnreachedTexts(error: unknown): ErrorTexts | null {
  const app = useContext(AppContext);
  if (!app || !(error instanceof UnreachedError)) return null;
  return { title: app.t('request.noPage'), detail: app.t('request.noPageHint') };
}

function ErrorActions({ status, more }: { status: number | null; more: ReactNode }): ReactElement {
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
      {more}
    </div>
  );
}

/**
 * Error message with the specification's texts, a retry where it may help, and a link home.
 * @param className utilities for its place; by default it is a page of its own
 * @param more links of the page
 */
export function ErrorScreen({
  className = 'container-page',
  more,
}: {
  className?: string;
  more?: ReactNode;
}): ReactElement {
  const error = useRouteError();
  const unreached = useUnreachedTexts(error);
  const text = useErrorText();
  const status = statusOf(error);
  const { title, detail } = unreached ?? errorTexts(text, status, messageOf(error));
  useFailedBar();
  useEffect(() => {
    if (status === 403) toastForbidden();
  }, [status]);
  return (
    <div
      className={`${className} grid min-h-[60vh] place-content-center justify-items-center gap-4 py-16 text-center`}
    >
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
      <ErrorActions status={unreached ? null : status} more={more} />
    </div>
  );
}

/** Fallback if the error page itself fails to render (specification §2.2). */
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

/**
 * Error boundary of every page, and of the document around them: a failing page keeps the frame's header and
 * footer, says what happened and offers a retry.
 */
export function ErrorBoundary(): ReactElement {
  return (
    <ErrorScreenGuard>
      <ErrorScreen />
    </ErrorScreenGuard>
  );
}
