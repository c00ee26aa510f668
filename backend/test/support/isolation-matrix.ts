import type { Answer, Client } from '@stoa/testing';
import type { Request } from './isolation-requests';
import { MISSING } from './missing-requests';
import type { Kind } from './record-kinds';

/** A call that names a record: what is sent for an id. */
export type Asking = (id: number) => Request;

/** Who may not call at all, and the status that tells them so. */
export type Closed = [who: string, client: Client, status: number][];

/** One place of one call, with the records that are asked for by it. */
export interface Cell {
  name: string;
  ask: Asking;
  kind: Kind;
  /** Who may call. */
  own: Client;
  closed: Closed;
  mine: number | undefined;
  /** Another record to delete, and who may. */
  spare: { own: Client; mine: number | undefined };
  /** Of somebody else, deleted ones among them. */
  foreign: (number | undefined)[];
  /** Where the id stands; what is not there is 404 in an address. */
  at: 'path' | 'query' | 'body';
}

/** Statuses that say that something named is not there: in an address, and in a field. */
const ABSENT = [404, 422];

/** Asks the calls of a matrix, counts them, and gathers what is not as it should be. */
export class IsolationMatrix {
  readonly problems: string[] = [];
  sent = 0;

  /** Everybody who may not make a call is told so. */
  async closed(name: string, closed: Closed, request: Request): Promise<void> {
    for (const [who, client, status] of closed) {
      const answer = await this.send(client, request);
      if (answer.status !== status) this.problem(name, `answers ${answer.status} to ${who}`);
    }
  }

  /** Everything that must be refused: to others whatever the id, and to the caller what is not theirs or not there. */
  async refused({ name, ask, own, closed, mine, foreign, at }: Cell): Promise<void> {
    await this.closed(name, closed, ask(mine ?? MISSING));
    await this.closed(name, closed, ask(MISSING));
    const missing = await this.send(own, ask(MISSING));
    const refusal = said(missing, MISSING);
    if (at === 'path' ? missing.status !== 404 : !isAbsent(missing))
      this.problem(name, `answers a missing id with ${refusal}`);
    for (const id of foreign) {
      if (id === undefined) continue;
      const found = said(await this.send(own, ask(id)), id);
      if (found !== refusal) this.problem(name, `answers ${found} to ${id} and ${refusal} to a missing id`);
    }
  }

  /** What is one's own is there: not refused as what is missing, and never a failure of the shop. */
  async allowed({ name, ask, own, mine }: Cell): Promise<void> {
    if (mine === undefined) return this.problem(name, 'has no record to ask for');
    const answer = await this.send(own, ask(mine));
    if ([401, 403, 404].includes(answer.status) || answer.status >= 500)
      this.problem(name, `answers its own with ${said(answer, mine)}`);
  }

  private async send(client: Client, request: Request): Promise<Answer> {
    this.sent++;
    return client.call(...request);
  }

  private problem(name: string, what: string): void {
    this.problems.push(`${name} ${what}`);
  }
}

/** Refused, or nothing found among several. */
function isAbsent({ status, body }: Answer): boolean {
  if (status !== 200) return ABSENT.includes(status);
  const { data = body } = body as { data?: object };
  if (Array.isArray(data)) return data.length === 0;
  const { done, total, products } = data as { done?: unknown[]; total?: number; products?: unknown[] };
  if (products) return products.length === 0;
  return done ? done.length === 0 : total === 0;
}

/** What an answer says, without the id that was asked for. */
function said({ status, text, body }: Answer, id: number): string {
  const { request_id: _one, ...rest } = body as Record<string, unknown>;
  const shown = Object.keys(rest).length ? JSON.stringify(rest) : text;
  return `${status} ${shown.replace(new RegExp(`\\b${id}\\b`, 'g'), '#')}`.slice(0, 400);
}
