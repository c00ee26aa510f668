import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApplication } from '../src/application';
import { PublicAnswers } from '../src/modules/catalogue';
import { benchConfig } from './bench-config';

/** The real application on a port of its own; keeps whole answers or makes each anew, as the third argument says. */
async function main(address: string, kept: boolean): Promise<void> {
  const app = await createApplication(benchConfig(address));
  app.get(PublicAnswers).isKept = kept;
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as { address(): AddressInfo };
  process.send?.({ port: server.address().port });
}

// Whoever measures asks for nothing but the memory.
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
// An exit of its own lets a profile be written.
process.once('SIGTERM', () => process.exit(0));
// Nobody measures any more.
process.once('disconnect', () => process.exit(0));
void main(process.argv[2] ?? '', process.argv[3] === 'kept');
