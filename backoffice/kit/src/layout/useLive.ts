import type { SignedInUser } from '@stoa/contracts';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import type { ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

/** What the shop tells open consoles by: event → payload. */
type Hear = (event: string, payload: unknown) => void;

/** Milliseconds until a console asks again whether its session stands, after a server closed the socket. */
const RETRY_MS = 5_000;

const whoIs = (api: ConsoleApi) => api.data<SignedInUser>('auth/user');

/** Opens the person's own channel; the socket library is loaded only now, as no screen waits for it. */
async function open(api: ConsoleApi, events: readonly string[], hear: Hear): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/backend/realtime',
    // Asked for at each connection: a session that was renewed has another token.
    auth: (give) => give({ token: api.session.token }),
    transports: ['websocket'],
    autoConnect: false,
  });
  socket.on('connect', () => {
    void api.session
      .user(() => whoIs(api))
      .then(({ audience, vendor_id }) =>
        socket.emit('subscribe', audience === 'vendor' ? `vendor.${vendor_id}` : 'admin'),
      )
      .catch(() => undefined);
  });
  for (const event of events) socket.on(event, (payload: unknown) => hear(event, payload));
  return socket;
}

/** Keeps a socket open as long as its session: renewed with the token, closed with the session's end. */
function follow(api: ConsoleApi, socket: Socket): () => void {
  const { session } = api;
  let used: string | null = null;
  let retry = 0;
  const renew = () => {
    const token = session.expired ? null : session.token;
    if (token === used) return;
    used = token;
    socket.disconnect();
    if (token) socket.connect();
  };
  // A server closes sockets when their session ends, and when it stops itself: asking tells which. A session that
  // has ended answers 401, at which the sign-in opens over the page.
  const closedByServer = () => {
    void whoIs(api)
      .then(() => socket.connect())
      .catch(() => {
        if (!session.expired && session.token) retry = window.setTimeout(closedByServer, RETRY_MS);
      });
  };
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && closedByServer());
  const leave = session.subscribe(renew);
  renew();
  return () => {
    leave();
    window.clearTimeout(retry);
    socket.off('disconnect').close();
  };
}

/** Hears of events while a screen is open; both arguments must stay the same between renderings. */
export function useLive(events: readonly string[], hear: Hear): void {
  const api = useApi();
  useEffect(() => {
    const following = open(api, events, hear).then((socket) => follow(api, socket));
    // Without sockets the console is as useful as before; screens show the same at the next look.
    following.catch(() => undefined);
    return () => void following.then((end) => end()).catch(() => undefined);
  }, [api, events, hear]);
}
