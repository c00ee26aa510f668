import { BrowserSocket } from './browser-socket';
import { PASSWORD } from './factories';
import { type Shop, startShop } from './shop';

/** A running shop that listens on a port for WebSockets, which are closed along with it. */
export interface LiveShop {
  shop: Shop;
  /** Signs in a user created by a factory; returns the session token. */
  tokenOf(audience: 'admin' | 'vendor' | 'customer', email: string): Promise<string>;
  /** A socket of that session, subscribed to the channel. */
  listen(token: string, channel: string): Promise<BrowserSocket>;
  close(): Promise<void>;
}

/** Starts a shop for tests of live events and of ended sessions. */
export async function startLiveShop(): Promise<LiveShop> {
  const shop = await startShop();
  const sockets: BrowserSocket[] = [];
  await shop.app.listen(0, '127.0.0.1');
  return {
    shop,
    tokenOf: async (audience, email) => {
      const input = { email, password: PASSWORD };
      const { body } = await shop.client.post<{ data: { token: string } }>(`/${audience}/auth/login`, input);
      return body.data.token;
    },
    listen: async (token, channel) => {
      const socket = await BrowserSocket.open(await shop.app.getUrl(), token);
      sockets.push(socket);
      expect(await socket.subscribe(channel)).toBe(true);
      return socket;
    },
    close: async () => {
      sockets.forEach((socket) => socket.close());
      await shop.close();
    },
  };
}
