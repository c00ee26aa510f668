import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookPayload } from '@stoa/contracts';

/** A row of the log of deliveries, as operators read it. */
export interface Delivery {
  id: number;
  webhook_id: string;
  event_type: string;
  state: string;
  attempts: number;
  response_code: number | null;
  response_body: string | null;
  next_attempt_at: string | null;
}

/** A webhook as it arrived. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: WebhookPayload & { data: Record<string, unknown> };
}

/** A program that receives webhooks, and answers with a status of the test's choice. */
export class FakeReceiver {
  readonly received: Received[] = [];
  status = 204;
  answer = '';
  /** Milliseconds before it answers. */
  delay = 0;
  /** The most requests that were open at a time. */
  most = 0;
  private open = 0;

  private readonly server = createServer((request, response) => {
    this.most = Math.max(this.most, ++this.open);
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const body = Buffer.concat(pieces).toString('utf8');
      this.received.push({ headers: request.headers, body, event: JSON.parse(body) as Received['event'] });
      setTimeout(() => {
        this.open--;
        response.writeHead(this.status, { location: `${this.url}/elsewhere` }).end(this.answer);
      }, this.delay);
    });
  });

  /** Environment variables of a shop that may send here. */
  async listen(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return { WEBHOOK_HOSTS: new URL(this.url).host };
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hooks`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** Whether one of a webhook's signatures was made with a secret, as receivers verify it (Standard Webhooks). */
export function isSignedWith({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
