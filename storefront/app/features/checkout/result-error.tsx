import { useContext, type ReactElement } from 'react';
import { ErrorScreen, ErrorScreenGuard } from '~/features/errors/error-screen';
import { AppContext } from '~/features/frame/app-context';

/** The error page, with a way to find an order whose address is not known. */
export function ErrorBoundary(): ReactElement {
  const app = useContext(AppContext);
  const track = app && (
    <a className="btn btn-quiet" href="/ProductOrder">
      {app.t('track.title')}
    </a>
  );
  return (
    <ErrorScreenGuard>
      <ErrorScreen more={track} />
    </ErrorScreenGuard>
  );
}
