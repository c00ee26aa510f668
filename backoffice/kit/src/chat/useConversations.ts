import {
  type ConversationList,
  type ConversationPage,
  HEADERS,
  type LiveMessage,
  type ReadMessages,
} from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLive } from '../layout/useLive';
import { useApi } from '../schema/SchemaContext';

const CONVERSATIONS = ['conversations'];
const CHANGES = ['message.sent', 'message.read', 'message.retracted', 'conversation.closed'] as const;
const TYPING = ['message.typing'] as const;
/** Milliseconds after which a typing indicator ends, and minimum interval between two typing signals. */
const TYPING_FOR = 5000;
const TYPING_INTERVAL = 3000;

/** Conversations with customers, refetched on live events. */
export function useConversations() {
  const api = useApi();
  const queries = useQueryClient();
  const hear = useCallback(() => void queries.invalidateQueries({ queryKey: CONVERSATIONS }), [queries]);
  useLive(CHANGES, hear);
  return useQuery({
    queryKey: CONVERSATIONS,
    queryFn: () => api.data<ConversationList>('getConversations'),
  });
}

/** The messages of one conversation. */
export function useConversation(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...CONVERSATIONS, id],
    queryFn: () => api.data<ConversationPage>(`fetchConversation/${id}`),
    enabled: id > 0,
  });
}

/** Posts a call about a conversation and refetches the conversations. */
function useCall<T extends object>(name: string) {
  return useKeyedCall<T, T>(name, (body) => ({ body }));
}

/** The same with what the call has besides its body. */
function useKeyedCall<T, B extends object>(
  name: string,
  requestOf: (sent: T) => { body: B; headers?: Record<string, string> },
) {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sent: T) => api.call(api.own(name), { method: 'POST', ...requestOf(sent) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: CONVERSATIONS }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}

interface Answer {
  conversation_id: number;
  message: string;
}

/** Sends a message, once per key; on failure the text stays in the input. */
export const useAnswer = () =>
  useKeyedCall('storeMessage', ({ body, key }: { body: Answer; key: string }) => ({
    body,
    headers: { [HEADERS.idempotency]: key },
  }));

/** Retracts one of the vendor's own messages. */
export const useRetraction = () => useCall<{ message_id: number }>('retractMessage');

/** Closes or reopens a conversation. */
export const useClosing = () => useCall<{ conversation_id: number; closed: boolean }>('closeConversation');

/** Moves the vendor's read mark while the conversation is visible; operators have none. */
export function useReading(id: number, newest: number, isOwn: boolean): void {
  const { mutate } = useCall<ReadMessages>('readMessages');
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (!isOwn || document.hidden || newest <= marked.current) return;
      marked.current = newest;
      mutate({ conversation_id: id, message_id: newest });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest, isOwn, mutate]);
}

/** Whether the customer is typing. */
export function useTyping(id: number): boolean {
  const [isTyping, setTyping] = useState(false);
  const timer = useRef(0);
  const hear = useCallback(
    (_event: string, payload: unknown) => {
      const { conversation_id, author } = payload as LiveMessage;
      if (conversation_id !== id || author !== 'customer') return;
      setTyping(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setTyping(false), TYPING_FOR);
    },
    [id],
  );
  useLive(TYPING, hear);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return isTyping;
}

/** Sends the customer a typing signal, at most one per `TYPING_INTERVAL`. */
export function useSendTyping(conversation_id: number): () => void {
  const api = useApi();
  const sentAt = useRef(0);
  return () => {
    if (Date.now() - sentAt.current < TYPING_INTERVAL) return;
    sentAt.current = Date.now();
    const call = api.call(api.own('messageTyping'), { method: 'POST', body: { conversation_id } });
    // A lost typing signal does no harm.
    void Promise.resolve(call).catch(() => undefined);
  };
}
