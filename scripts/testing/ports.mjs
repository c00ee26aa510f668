import { connect, createServer } from 'node:net';

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Whether a local port is in use. */
export function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
      .once('connect', () => resolve(socket.destroy() && true))
      .once('error', () => resolve(false));
  });
}

/** Polls `ready`. Resolves with whether it returned true within `timeout` milliseconds. */
export async function waitFor(ready, timeout) {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (await ready()) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
