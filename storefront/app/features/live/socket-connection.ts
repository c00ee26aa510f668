import { io } from 'socket.io-client';
import { readFacts, type LiveFacts, type OpenConnection } from './live-facts';

/** Delay before reconnecting after the server has closed the socket. */
const RECONNECT_DELAY_MS = 1500;

/** Events over the shop's own sockets; each connection needs a new ticket. */
export const openSocketConnection: OpenConnection = (first, onEvent) => {
  let next: LiveFacts | null = first;
  const channels = new Set<string>();
  const socket = io({
    path: first.path,
    transports: ['websocket'],
    auth: (use) => {
      const ready = next;
      next = null;
      void (ready ? Promise.resolve(ready) : readFacts()).then((facts) => use({ token: facts?.own?.ticket }));
    },
  });
  let wasOpen = false;
  socket.on('connect', () => {
    channels.forEach((channel) => socket.emit('subscribe', channel));
    if (wasOpen) onEvent('reconnected', null);
    wasOpen = true;
  });
  // The session has ended or its permissions have changed: sessions that are still valid reconnect.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect')
      setTimeout(() => socket.active || socket.connect(), RECONNECT_DELAY_MS);
  });
  socket.onAny(onEvent);
  return {
    join: (channel) => {
      channels.add(channel);
      if (socket.connected) socket.emit('subscribe', channel);
    },
    leave: (channel) => {
      channels.delete(channel);
      if (socket.connected) socket.emit('unsubscribe', channel);
    },
    close: () => socket.close(),
  };
};
