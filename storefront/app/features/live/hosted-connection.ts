import Pusher from 'pusher-js';
import { LIVE, type LiveFacts, type OpenConnection } from './live-facts';

/** Requests the shop's authorisation for the provider's channels. */
async function requestGrant<T>(fields: Record<string, string>): Promise<T> {
  const answer = await fetch(LIVE, { method: 'POST', body: new URLSearchParams(fields) });
  if (!answer.ok) throw new Error(`The shop answered ${answer.status}`);
  return (await answer.json()) as T;
}

type Answer = (error: Error | null, grant: never) => void;

const authorise = (fields: Record<string, string>, answer: Answer): void => {
  requestGrant<never>(fields).then(
    (grant) => answer(null, grant),
    (error: Error) => answer(error, null as never),
  );
};

function optionsOf({ host }: LiveFacts) {
  const own = host?.endpoint ? new URL(host.endpoint) : null;
  const port = Number(own?.port) || undefined;
  return {
    cluster: host?.cluster ?? '',
    forceTLS: own?.protocol !== 'http:',
    ...(own && { wsHost: own.hostname, wsPort: port, wssPort: port }),
    enabledTransports: ['ws' as const, 'wss' as const],
    disableStats: true,
  };
}

/** Events over Pusher's channels, with TLS (specification §9). */
export const openHostedConnection: OpenConnection = (facts, onEvent) => {
  const pusher = new Pusher(facts.host?.key ?? '', {
    ...optionsOf(facts),
    channelAuthorization: {
      endpoint: LIVE,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) =>
        authorise({ socket_id: socketId, channel_name: channelName }, answer as Answer),
    },
    userAuthentication: {
      endpoint: LIVE,
      transport: 'ajax',
      customHandler: ({ socketId }, answer) => authorise({ socket_id: socketId }, answer as Answer),
    },
  });
  // Signs the user in, so that the provider can close the connection when the session ends.
  if (facts.own) pusher.signin();
  let wasOpen = false;
  pusher.connection.bind('connected', () => {
    if (wasOpen) onEvent('reconnected', null);
    wasOpen = true;
  });
  pusher.bind_global((event: string, payload: unknown) => {
    if (!event.startsWith('pusher')) onEvent(event, payload);
  });
  const nameOf = (channel: string) => (channel.startsWith('product.') ? channel : `private-${channel}`);
  return {
    join: (channel) => void pusher.subscribe(nameOf(channel)),
    leave: (channel) => pusher.unsubscribe(nameOf(channel)),
    close: () => pusher.disconnect(),
  };
};
