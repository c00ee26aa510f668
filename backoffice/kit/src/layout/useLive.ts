import type { SignedInUser } from '@stoa/contracts';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import type { ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

/** Handler of live events: event name and payload. */
type Hear = (event: string, payload: unknown) => void;

/** Milliseconds until the console checks its session again, after the server closed the socket. */
const RETRY_MS = 5_000;

const whoIs = (api: ConsoleApi) => api.data<SignedInUser>('auth/user');

/** Creates the user's socket; the client library is loaded only now, as no screen waits for it. */
async function open(api: ConsoleApi, events: readonly string[], hear: Hear): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io({
    path: '/backend/realtime',
    // Read at each connection: a new sign-in changes the token.
    auth: (give) => give({ token: api.session.token }),
    transports: ['websocket'],
    autoConnect: false,
  });
  // A session that ended before the socket was connected: its end closes no socket, but fetching the user shows it.
  const answered = ({ ok }: { ok: boolean }) => {
    if (!ok) void whoIs(api).catch(() => undefined);
  };
  socket.on('connect', () => {
    void api.session
      .user(() => whoIs(api))
      .then(({ audience, vendor_id }) =>
        socket.emit('subscribe', audience === 'vendor' ? `vendor.${vendor_id}` : 'admin', answered),
      )
      .catch(() => undefined);
  });
  for (const event of events) socket.on(event, (payload: unknown) => hear(event, payload));
  return socket;
}

/** Keeps the socket connected during the session: reconnects with a new token, closes at its end. */
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
  // A server closes sockets when their session ends and when it shuts down: fetching the user shows which. An
  // ended session responds 401, which opens the session-expired dialog.
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

/** Subscribes to live events while a screen is mounted; both arguments must be stable between renders. */
export function useLive(events: readonly string[], hear: Hear): void {
  const api = useApi();
  useEffect(() => {
    const following = open(api, events, hear).then((socket) => follow(api, socket));
    // The console works without sockets; screens then show changes at the next fetch.
    following.catch(() => undefined);
    return () => void following.then((end) => end()).catch(() => undefined);
  }, [api, events, hear]);
}
