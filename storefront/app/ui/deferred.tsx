import { Await, useLocation } from '@remix-run/react';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Placeholder of secondary data; `className` gives its rows the height of what follows. */
export function Skeleton({ rows, className }: { rows: number; className: string }): ReactElement {
  const { t } = useApp();
  return (
    <div role="status" aria-label={t('frame.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`skeleton ${className}`} />
      ))}
    </div>
  );
}

/** Takes the place of secondary data that could not be read; the rest of the page works. */
function Unavailable(): ReactElement {
  const { t } = useApp();
  const { pathname, search } = useLocation();
  return (
    <p role="alert" className="notice">
      <span className="flex-1">{t('request.noPart')}</span>
      <a href={pathname + search} rel="nofollow" data-keep-scroll="" className="btn btn-quiet flex-none">
        {t('request.retry')}
      </a>
    </p>
  );
}

/** Secondary data as its page receives it; null if it could not be read. */
export type SecondaryData<T> = T | null | Promise<T | null>;

interface DeferredProps<T> {
  data: SecondaryData<T>;
  /** Displayed until the data arrives. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Displays a page's secondary data, which a document contains and a navigation in the browser may receive later. */
export function Deferred<T>({ data, skeleton, children }: DeferredProps<T>): ReactNode {
  // Once streamed, always in the same elements: others would lose the focus when the page's data is read again.
  const [wasStreamed] = useState(data instanceof Promise);
  const display = (value: T | null) => (value === null ? <Unavailable /> : children(value));
  if (!wasStreamed && !(data instanceof Promise)) return display(data);
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={data} errorElement={<Unavailable />}>
        {display}
      </Await>
    </Suspense>
  );
}
