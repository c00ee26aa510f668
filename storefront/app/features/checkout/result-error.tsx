import { useRouteError } from '@remix-run/react';
import { useContext, type ReactElement } from 'react';
import { ErrorScreen, ErrorScreenGuard } from '~/features/errors/error-screen';
import { statusOf } from '~/features/errors/error-texts';
import { AppContext } from '~/features/frame/app-context';

/** The error page, with a way to find an order whose address is not known, or to ask about an erased account's. */
export function ErrorBoundary(): ReactElement {
  const app = useContext(AppContext);
  const isErased = statusOf(useRouteError()) === 410;
  const more = app && (
    <a className="btn btn-quiet" href={isErased ? '/contact' : '/ProductOrder'}>
      {app.t(isErased ? 'contact.title' : 'track.title')}
    </a>
  );
  return (
    <ErrorScreenGuard>
      <ErrorScreen more={more} />
    </ErrorScreenGuard>
  );
}
