import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawDriver } from './raw-driver';
import { scenarios } from './scenarios';
import { answerUsage } from './usage';

/** Minimal server of a scenario's baseline, `node:http` and the driver; argument 2 names the scenario. */
async function main(address: string, name: string): Promise<void> {
  const scenario = scenarios.find((one) => one.name === name);
  const raw = await scenario?.raw?.(rawDriver(address));
  if (!raw) throw new Error(`No baseline for ${name}`);
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await raw.handle(new URL(request.url ?? '/', 'http://raw'));
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
    };
    answer().catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port, requests: raw.requests });
  });
}

answerUsage();
// The benchmark process has ended.
process.once('disconnect', () => process.exit(0));
void main(process.argv[2] ?? '', process.argv[3] ?? '');
