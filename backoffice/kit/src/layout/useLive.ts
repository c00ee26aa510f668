import type { SignedInUser } from '@stoa/contracts';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import type { ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

/** What the shop tells open consoles by: event → payload. */
type Hear = (event: string, payload: unknown) => void;

/** Opens the person's own channel; the socket library is loaded only now, as no screen waits for it. */
async function listen(api: ConsoleApi, events: readonly string[], hear: Hear): Promise<Socket> {
  const { audience, vendor_id } = await api.session.user(() => api.data<SignedInUser>('auth/user'));
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/backend/realtime',
    auth: { token: api.session.token },
    transports: ['websocket'],
  });
  socket.on('connect', () =>
    socket.emit('subscribe', audience === 'vendor' ? `vendor.${vendor_id}` : 'admin'),
  );
  for (const event of events) socket.on(event, (payload: unknown) => hear(event, payload));
  return socket;
}

/** Hears of events while a screen is open; both arguments must stay the same between renderings. */
export function useLive(events: readonly string[], hear: Hear): void {
  const api = useApi();
  useEffect(() => {
    const opening = listen(api, events, hear);
    // Without sockets the console is as useful as before; screens show the same at the next look.
    opening.catch(() => undefined);
    return () => void opening.then((socket) => socket.close()).catch(() => undefined);
  }, [api, events, hear]);
}
