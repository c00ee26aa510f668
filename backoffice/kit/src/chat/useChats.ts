import type { RiderChat, RiderChatRow, StoreRiderMessage } from '@stoa/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useLive } from '../layout/useLive';
import { useApi } from '../schema/SchemaContext';

const CHATS = ['rider-messages'];
const EVENTS = ['rider.message'] as const;

/** The chats with riders, refetched on live message events. */
export function useChats() {
  const api = useApi();
  const queries = useQueryClient();
  const hear = useCallback(() => void queries.invalidateQueries({ queryKey: CHATS }), [queries]);
  useLive(EVENTS, hear);
  return useQuery({ queryKey: CHATS, queryFn: () => api.data<RiderChatRow[]>('getRiderMessages') });
}

/** All messages with one rider; fetching marks them as read. */
export function useChat(riderId: number) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    queryKey: [...CHATS, riderId],
    queryFn: async () => {
      const chat = await api.data<RiderChat>(`fetchAllRiderMessages/${riderId}`);
      void queries.invalidateQueries({ queryKey: CHATS, exact: true });
      return chat;
    },
    enabled: riderId > 0,
  });
}

/** Sends a message; on failure the text stays in the input. */
export function useSendMessage() {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreRiderMessage) => api.call(api.own('storeRiderMessage'), { method: 'POST', body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: CHATS }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}
