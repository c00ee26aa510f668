import { Form } from '@remix-run/react';
import type { RiderMessageRow } from '@stoa/contracts';
import { useState, type ReactElement } from 'react';
import { useRequestKey } from '~/features/cart/request-key';
import { useApp } from '~/features/frame/app-context';
import type { RiderRefusal } from './rider-actions.server';

const MAX_LENGTH = 2000;

interface MessagesProps {
  messages: readonly RiderMessageRow[];
  unread: number;
  isOffline: boolean;
  /** What the server has refused, perhaps a message. */
  refusal?: RiderRefusal;
  onOpen: () => void;
}

/** What the rider and the dispatchers have written, and a form to write, which needs a connection. */
export function Messages({ messages, unread, isOffline, refusal, onOpen }: MessagesProps): ReactElement {
  const { t, formats } = useApp();
  return (
    <details
      className="panel"
      open={refusal?.message !== undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold">
        {t('messages.title')}
        {unread > 0 && (
          <span className="rounded-full bg-tint px-3 py-1 text-sm">
            {t('rider.unread', { number: formats.number(unread) })}
          </span>
        )}
      </summary>
      <div className="grid gap-3 pt-3">
        {messages.length === 0 && <p className="text-sm text-muted">{t('messages.none')}</p>}
        <ul className="grid max-h-80 gap-3 overflow-y-auto">
          {messages.map(({ id, author, author_name, body, sent_at }) => (
            <li
              key={id}
              className={`grid gap-1 rounded-lg p-3 ${author === 'desk' ? 'bg-tint' : 'ms-8 border border-line'}`}
            >
              <p className="text-sm text-muted">
                <bdi>{author_name}</bdi> · <time dateTime={sent_at}>{formats.dateTime(sent_at)}</time>
              </p>
              <p className="whitespace-pre-line" dir="auto">
                {body}
              </p>
            </li>
          ))}
        </ul>
        <MessageForm isOffline={isOffline} refusal={refusal} />
      </div>
    </details>
  );
}

function MessageForm({ isOffline, refusal }: Pick<MessagesProps, 'isOffline' | 'refusal'>): ReactElement {
  const { t } = useApp();
  const [isSending, setSending] = useState(false);
  const key = useRequestKey(refusal && { ok: false });
  return (
    <Form method="post" reloadDocument onSubmit={() => setSending(true)} className="grid gap-2">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="request_key" value={key} />
      {refusal?.message !== undefined && (
        <p role="alert" className="notice notice-error">
          {refusal.error}
        </p>
      )}
      <label className="grid gap-1">
        <span className="text-sm font-medium">{t('rider.message')}</span>
        <textarea
          name="body"
          className="input"
          rows={2}
          required
          maxLength={MAX_LENGTH}
          dir="auto"
          defaultValue={refusal?.message}
        />
      </label>
      <button className="btn btn-quiet" disabled={isOffline || isSending}>
        {t('messages.send')}
      </button>
    </Form>
  );
}
