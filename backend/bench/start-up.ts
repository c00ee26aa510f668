import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from './server';
import { startServer } from './server';

const SETTLED = 2000;

/** Start-up of the shop: milliseconds until the first response, resident bytes once it is idle. */
export interface StartUp {
  server: Server;
  milliseconds: number;
  rss: number;
}

/** Starts the shop in the given mode and requests the first page of products. */
export async function startShop(address: string, mode: 'made' | 'kept', profile?: string): Promise<StartUp> {
  const began = performance.now();
  const server = await startServer('../bundle/serve-shop.js', [address, mode], { profile });
  const answer = await fetch(`http://127.0.0.1:${server.port}/backend/api/web/shopFilterProducts`);
  if (!answer.ok) throw new Error(`The first answer was ${answer.status}`);
  await answer.text();
  const milliseconds = performance.now() - began;
  await pause(SETTLED);
  return { server, milliseconds, rss: (await server.usage()).rss };
}
