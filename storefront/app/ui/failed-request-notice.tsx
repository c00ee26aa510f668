import { useFetchers, useLocation, useMatches, useNavigation } from '@remix-run/react';
import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { restoreKeptInput } from './ended-session';
import { failedRequest, preservePageData } from './failed-requests';
import { Icon } from './icons';

/** Stores the page's loader data as a fallback for when a reload of it fails. */
function usePreservedPage(): void {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  useEffect(() => {
    preservePageData(pathname + search, new Map(matches.map(({ id, data }) => [id, data])));
  }, [pathname, search, matches]);
  useEffect(() => {
    void restoreKeptInput();
    return failedRequest.dismiss;
  }, [pathname]);
}

/**
 * Whether a form is still being handled. Until it no longer is, the page shows what the form would have changed: a
 * removed line's form is not on it, for instance, so that it could not be submitted again.
 */
function useIsSending(): boolean {
  const requests = [useNavigation(), ...useFetchers()];
  return requests.some(({ state, formMethod }) => state !== 'idle' && formMethod === 'POST');
}

/** Notice above the unchanged page that a request has failed, with a retry button. */
export function FailedRequestNotice(): ReactElement {
  const { t } = useApp();
  usePreservedPage();
  const isSending = useIsSending();
  const failed = useSyncExternalStore(failedRequest.subscribe, failedRequest.get, () => null);
  return (
    <div className="failed-request" role="alert">
      {failed && !isSending && (
        <div className="notice notice-error items-center!">
          <Icon name="warning" className="size-5 flex-none text-sale" />
          <p className="flex-1">{t(`request.${failed.reason}`)}</p>
          <button type="button" className="btn btn-quiet flex-none" onClick={failed.retry}>
            {t('request.retry')}
          </button>
          <button
            type="button"
            className="grid size-11 flex-none place-items-center"
            aria-label={t('request.dismiss')}
            onClick={failedRequest.dismiss}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}
