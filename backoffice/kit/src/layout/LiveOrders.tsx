import type { LiveOrder, SignedInUser } from '@stoa/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Socket } from 'socket.io-client';
import type { ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

const EVENTS = ['order.placed', 'order.moved'] as const;
type LiveEvent = (typeof EVENTS)[number];

/** Opens the person's own channel; the socket library is loaded only now, as no screen waits for it. */
async function listen(api: ConsoleApi, hear: (event: LiveEvent, order: LiveOrder) => void): Promise<Socket> {
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
  for (const event of EVENTS) socket.on(event, (order: LiveOrder) => hear(event, order));
  return socket;
}

/** Says when an order arrives, and renews what is on the screen when one arrives or moves. */
export function LiveOrders() {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  useEffect(() => {
    const opening = listen(api, (event, { number }) => {
      if (event === 'order.placed')
        notify('stoa.dashboard.order_arrived', { type: 'info', messageArgs: { number } });
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: ['dashboard'] });
    });
    // Without sockets the console is as useful as before; lists show the same at the next look.
    opening.catch(() => undefined);
    return () => void opening.then((socket) => socket.close()).catch(() => undefined);
  }, [api, notify, queries]);
  return null;
}
