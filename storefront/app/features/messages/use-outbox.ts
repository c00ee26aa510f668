import { useNavigate, useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { callMessages } from './message-call';
import type { MessageView } from './messages-view';

/** A message that is being sent, or failed. */
export interface OutgoingMessage {
  key: string;
  form: FormData;
  body: string;
  picture: string | null;
  state: 'sending' | 'failed';
  error: string | null;
  /** Its id once accepted, until the loader data contains it. */
  sentId: number | null;
}

export interface Outbox {
  waiting: OutgoingMessage[];
  send(form: FormData): void;
  retry(key: string): void;
}

/** Shows messages optimistically and sends them in the background, each with its own idempotency key. */
export function useOutbox(conversationId: number | null, messages: readonly MessageView[]): Outbox {
  const [all, setAll] = useState<OutgoingMessage[]>([]);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const change = (key: string, to: Partial<OutgoingMessage>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const deliver = async ({ key, form }: OutgoingMessage) => {
    const answer = await callMessages('send', form);
    if (!answer.ok) return change(key, { state: 'failed', error: answer.error ?? null });
    change(key, { sentId: answer.messageId ?? 0 });
    if (conversationId) revalidate();
    else navigate(`/customer/messages/${answer.conversationId}`, { replace: true, preventScrollReset: true });
  };
  const messageIds = new Set(messages.map(({ id }) => id));
  return {
    waiting: all.filter(({ sentId }) => sentId === null || !messageIds.has(sentId)),
    send: (form) => {
      const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
      form.set('request_key', key);
      const picture = form.get('picture');
      const name = picture instanceof File && picture.size > 0 ? picture.name : null;
      const body = String(form.get('message') ?? '').trim();
      const next: OutgoingMessage = {
        key,
        form,
        body,
        picture: name,
        state: 'sending',
        error: null,
        sentId: null,
      };
      setAll((now) => [...now, next]);
      void deliver(next);
    },
    retry: (key) => {
      const one = all.find((each) => each.key === key);
      if (!one) return;
      change(key, { state: 'sending', error: null });
      void deliver(one);
    },
  };
}
