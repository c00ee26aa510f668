import { Agent, request } from 'node:http';
import { wire } from './measure';
import type { BenchRequest } from './scenario';
import type { Server } from './server';

/** Requests under way at once. */
const CONCURRENCY = 8;

/** Responses of one server in a row, each of which must be a 200. */
export async function answerAll(
  { port }: Pick<Server, 'port'>,
  requests: readonly BenchRequest[],
  count: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < count) await answerOf(agent, port, requests[sent++ % requests.length] as BenchRequest);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, client));
  agent.destroy();
}

/**
 * Processor time per response in microseconds of several servers, measured in turns: the median of each. What else runs
 * on the machine affects it less than the time until a response.
 */
export async function processorTimes(
  servers: readonly { server: Server; requests: readonly BenchRequest[] }[],
  { rounds, count }: { rounds: number; count: number },
): Promise<number[]> {
  const times: number[][] = servers.map(() => []);
  for (const { server, requests } of servers) await answerAll(server, requests, count);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { server, requests }] of servers.entries()) {
      const before = (await server.usage()).cpu;
      await answerAll(server, requests, count);
      times[index]?.push(((await server.usage()).cpu - before) / count);
    }
  }
  return times.map((one) => one.toSorted((a, b) => a - b)[Math.floor(one.length / 2)] ?? 0);
}

function answerOf(agent: Agent, port: number, wanted: BenchRequest): Promise<void> {
  const { body, ...rest } = wire(wanted);
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', agent, ...rest }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${wanted.path} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}
