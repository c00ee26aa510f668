import { useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { callMessages } from './message-call';
import type { MessageView } from './messages-view';
import { signInPath } from './sign-in-again';

/** A message that is being sent, or failed. */
export interface OutgoingMessage {
  key: string;
  form: FormData;
  body: string;
  picture: string | null;
  /** `signed_out`: refused because the customer is not signed in any more. */
  state: 'sending' | 'failed' | 'signed_out';
  error: string | null;
  /** Its id once accepted, until the loader data contains it. */
  sentId: number | null;
}

export interface Outbox {
  waiting: OutgoingMessage[];
  send(form: FormData): void;
  retry(key: string): void;
}

/** Leads to sign-in once a message was refused for want of it; all unsent texts are in the form again afterwards. */
function useSignInAgain(all: readonly OutgoingMessage[]): void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current || !all.some(({ state }) => state === 'signed_out')) return;
    isLeaving.current = true;
    const unsent = all.filter(({ sentId }) => sentId === null).map(({ body }) => body);
    void signInPath(unsent).then(navigate);
  }, [all, navigate]);
}

/** Shows messages optimistically and sends them in the background, each with its own idempotency key. */
export function useOutbox(conversationId: number | null, messages: readonly MessageView[]): Outbox {
  const [all, setAll] = useState<OutgoingMessage[]>([]);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useSignInAgain(all);
  const change = (key: string, to: Partial<OutgoingMessage>) =>
    setAll((now) => now.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const deliver = async ({ key, form }: OutgoingMessage) => {
    const answer = await callMessages('send', form);
    if (!answer.ok) {
      const state = answer.isSignedOut ? 'signed_out' : 'failed';
      return change(key, { state, error: answer.error ?? null });
    }
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
