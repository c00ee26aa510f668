import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApplication } from '../src/application';
import { PublicAnswers } from '../src/modules/search';
import { limitHeapGrowth } from '../src/start/limit-heap-growth';
import { benchConfig } from './bench-config';
import { answerUsage } from './usage';

/** Serves the real application; the third argument turns caching of whole responses on or off. */
async function main(address: string, isStored: boolean): Promise<void> {
  limitHeapGrowth();
  const app = await createApplication(benchConfig(address));
  app.get(PublicAnswers).isKept = isStored;
  await app.listen(0, '127.0.0.1');
  const server = app.getHttpServer() as { address(): AddressInfo };
  process.send?.({ port: server.address().port });
}

answerUsage();
// An explicit exit lets Node write the CPU profile.
process.once('SIGTERM', () => process.exit(0));
// The benchmark process has ended.
process.once('disconnect', () => process.exit(0));
void main(process.argv[2] ?? '', process.argv[3] === 'kept');
