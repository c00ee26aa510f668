import { connect, createServer } from 'node:net';

/** A port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Whether somebody listens on this port of this machine. */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
      .once('connect', () => resolve(socket.destroy() && true))
      .once('error', () => resolve(false));
  });
}

/** Asks `ready` again and again. Resolves with whether it agreed within `timeout` milliseconds. */
export async function waitFor(ready, timeout) {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await ready()) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
