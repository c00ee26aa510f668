import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';

/** How many messages of stores wait to be read; pages of the account are asked for without them. */
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
