import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** Number of unread messages from stores; loaded after the page. */
export function UnreadCount(): ReactElement | null {
  const { t, formats } = useApp();
  const counted = useFetcher<{ unread: number }>();
  const load = useRef(counted.load);
  useEffect(() => load.current('/unread-messages'), []);
  const unread = counted.data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className="unread-count ms-2">
      <span aria-hidden="true">{formats.number(unread)}</span>
      <span className="sr-only">{t('messages.unread', { count: unread })}</span>
    </span>
  );
}
