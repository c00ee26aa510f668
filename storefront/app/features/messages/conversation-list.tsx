import { Link } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { ConversationRow } from './messages-view';

function Row({ row }: { row: ConversationRow }): ReactElement {
  const { t, formats } = useApp();
  return (
    <Link to={`/customer/messages/${row.id}`} className="flex min-h-11 items-center gap-4 py-3">
      <span className="grid size-12 flex-none place-items-center overflow-hidden rounded-full bg-tint">
        {row.logo ? (
          <Picture image={row.logo} sizes="48px" alt="" className="size-full object-cover" />
        ) : (
          <Icon name="store" className="size-5 text-muted" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className={row.unread ? 'font-semibold' : 'font-medium'}>{row.store}</bdi>
          <time dateTime={row.at} className="text-sm text-muted">
            {row.time}
          </time>
        </span>
        <span dir="auto" className={`block truncate ${row.unread ? '' : 'text-muted'}`}>
          {row.preview}
        </span>
      </span>
      {row.unread > 0 && (
        <span className="unread-count">
          <span aria-hidden="true">{formats.number(row.unread)}</span>
          <span className="sr-only">{t('messages.unread', { count: row.unread })}</span>
        </span>
      )}
    </Link>
  );
}

/** A customer's conversations with their latest messages. */
export function ConversationList({ rows }: { rows: ConversationRow[] }): ReactElement {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <li key={row.id}>
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}
