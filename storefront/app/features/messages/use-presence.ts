import type { LiveMessage } from '@stoa/contracts';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { OWN, useLive } from '~/features/live/use-live';
import { callMessages } from './message-call';
import type { ConversationView } from './messages-view';

/** Milliseconds that the typing indicator is shown, and between two typing notifications. */
const TYPING_FOR = 5000;
const TYPING_INTERVAL = 3000;

/** The typing indicator of the other side; reports in turn that this side is reading and typing. */
export function usePresence({ id, messages }: ConversationView): { isTyping: boolean; typed: () => void } {
  const { revalidate } = useRevalidator();
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(id === null ? null : OWN, (event, payload) => {
    const { conversation_id, author } = (payload ?? {}) as Partial<LiveMessage>;
    if (event === 'reconnected') return revalidate();
    if (conversation_id !== id) return;
    if (event !== 'message.typing') {
      if (author === 'vendor') setTyping(false);
      return revalidate();
    }
    if (author !== 'vendor') return;
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), TYPING_FOR);
  });
  useReading(id, messages.findLast(({ isOwn }) => !isOwn)?.id ?? 0);
  const sentAt = useRef(0);
  const typed = () => {
    if (id === null || Date.now() - sentAt.current < TYPING_INTERVAL) return;
    sentAt.current = Date.now();
    void callMessages('typing', { conversation_id: id });
  };
  return { isTyping, typed };
}

/** Updates the read mark once the page is visible. */
function useReading(id: number | null, newest: number): void {
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (id === null || document.hidden || newest <= marked.current) return;
      marked.current = newest;
      void callMessages('read', { conversation_id: id, message_id: newest });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest]);
}
