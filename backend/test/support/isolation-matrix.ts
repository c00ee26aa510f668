import type { Answer, Client } from '@stoa/testing';
import type { Request } from './isolation-requests';
import { MISSING } from './missing-requests';
import type { Kind } from './record-kinds';

/** Builds the request of a call for an id. */
export type RequestRow = (id: number) => Request;

/** Clients that may not make the call, with the expected status. */
export type Closed = [who: string, client: Client, status: number][];

/** One id parameter of one call, with the records to test. */
export interface Cell {
  name: string;
  ask: RequestRow;
  kind: Kind;
  /** A client that may make the call. */
  own: Client;
  closed: Closed;
  mine: number | undefined;
  /** Another record for deletion, and a client that may delete it. */
  spare: { own: Client; mine: number | undefined };
  /** Records of other owners, including deleted ones. */
  foreign: (number | undefined)[];
  /** Location of the id; a missing record is 404 in a path. */
  at: 'path' | 'query' | 'body';
}

/** Statuses for a missing record: in the path, and in a field. */
const ABSENT = [404, 422];

/** Sends the requests of a matrix, counts them, and collects unexpected responses. */
export class IsolationMatrix {
  readonly problems: string[] = [];
  sent = 0;

  /** Clients without access must get the expected status. */
  async closed(name: string, closed: Closed, request: Request): Promise<void> {
    for (const [who, client, status] of closed) {
      const answer = await this.send(client, request);
      if (answer.status !== status) this.problem(name, `answers ${answer.status} to ${who}`);
    }
  }

  /** All refusals: clients without access for any id; the caller for foreign and missing ids alike. */
  async refused({ name, ask, own, closed, mine, foreign, at }: Cell): Promise<void> {
    await this.closed(name, closed, ask(mine ?? MISSING));
    await this.closed(name, closed, ask(MISSING));
    const missing = await this.send(own, ask(MISSING));
    const refusal = summaryOf(missing, MISSING);
    if (at === 'path' ? missing.status !== 404 : !isAbsent(missing))
      this.problem(name, `answers a missing id with ${refusal}`);
    for (const id of foreign) {
      if (id === undefined) continue;
      const summary = summaryOf(await this.send(own, ask(id)), id);
      if (summary !== refusal)
        this.problem(name, `answers ${summary} to ${id} and ${refusal} to a missing id`);
    }
  }

  /** The caller's own record must be accessible, without a server error. */
  async allowed({ name, ask, own, mine }: Cell): Promise<void> {
    if (mine === undefined) return this.problem(name, 'has no record to ask for');
    const answer = await this.send(own, ask(mine));
    if ([401, 403, 404].includes(answer.status) || answer.status >= 500)
      this.problem(name, `answers its own with ${summaryOf(answer, mine)}`);
  }

  private async send(client: Client, request: Request): Promise<Answer> {
    this.sent++;
    return client.call(...request);
  }

  private problem(name: string, what: string): void {
    this.problems.push(`${name} ${what}`);
  }
}

/** Refused, or an empty result. */
function isAbsent({ status, body }: Answer): boolean {
  if (status !== 200) return ABSENT.includes(status);
  const { data = body } = body as { data?: object };
  if (Array.isArray(data)) return data.length === 0;
  const { done, total, products } = data as { done?: unknown[]; total?: number; products?: unknown[] };
  if (products) return products.length === 0;
  return done ? done.length === 0 : total === 0;
}

/** A response as text without the requested id. */
function summaryOf({ status, text, body }: Answer, id: number): string {
  const { request_id: _one, ...rest } = body as Record<string, unknown>;
  const shown = Object.keys(rest).length ? JSON.stringify(rest) : text;
  return `${status} ${shown.replace(new RegExp(`\\b${id}\\b`, 'g'), '#')}`.slice(0, 400);
}
