import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Amount {
  currency_code: string;
  value: string;
}

interface ReceivedRequest {
  id: string;
  status: string;
  amount: Amount;
  invoice_id?: string;
  custom_id?: string;
}

interface Order {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: string;
  purchase_units: {
    amount: Amount;
    custom_id: string;
    payments?: { captures?: ReceivedRequest[]; authorizations?: ReceivedRequest[] };
  }[];
}

interface Input {
  intent: Order['intent'];
  purchase_units: Order['purchase_units'];
  amount: Amount;
  invoice_id?: string;
  transmission_sig?: string;
  webhook_id?: string;
  webhook_event?: object;
}

/** A server that speaks PayPal's wire format: OAuth tokens, Orders v2, payments, verified webhooks. */
export class FakePayPal {
  readonly orders = new Map<string, Order>();
  readonly refunds: { capture: string; amount: Amount }[] = [];
  readonly requests: { method: string; path: string; key: string | undefined; input: Input }[] = [];
  /** Refusal of the next refund, as PayPal names it. */
  refusal: string | null = null;
  private readonly answers = new Map<string, object>();
  private readonly signed = new Set<string>();
  private readonly server: Server;
  private count = 0;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(status === 204 ? undefined : JSON.stringify(body));
      });
    });
  }

  static async start(): Promise<FakePayPal> {
    const fake = new FakePayPal();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  order(id: string): Order {
    const order = this.orders.get(id);
    if (!order) throw new Error(`There is no order ${id}`);
    return order;
  }

  /** The buyer approves the order on PayPal's page. */
  approve(id: string): void {
    this.order(id).status = 'APPROVED';
  }

  /** A webhook as PayPal sends it; verified only if it is sent back unchanged. */
  webhook(event_type: string, resource: object): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({ id: `WH-${++this.count}`, event_type, resource });
    const signature = `signature-${this.count}`;
    this.signed.add(`${signature} ${body}`);
    const headers = {
      'paypal-transmission-id': `t-${this.count}`,
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-cert-url': 'https://api.paypal.test/cert',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-sig': signature,
    };
    return { body, headers };
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '' } = request;
    if (path === '/v1/oauth2/token') {
      const isAuthorized = request.headers.authorization === `Basic ${btoa('client:secret')}`;
      return isAuthorized
        ? { status: 200, body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 } }
        : refusal(401, 'invalid_client');
    }
    if (request.headers.authorization !== 'Bearer token-1') return refusal(401, 'INVALID_TOKEN');
    const key = request.headers['paypal-request-id'] as string | undefined;
    const input = (text ? JSON.parse(text) : {}) as Input;
    this.requests.push({ method, path, key, input });
    const repeated = key && this.answers.get(`${path} ${key}`);
    if (repeated) return { status: 200, body: repeated };
    const answer = this.act(method, path.split('/').slice(2), input, text);
    if (key && answer.status < 300) this.answers.set(`${path} ${key}`, answer.body);
    return answer;
  }

  private act(method: string, [area, kind, id = '', action]: string[], input: Input, text: string) {
    if (area === 'notifications') return this.verify(input, text);
    if (area === 'checkout' && method === 'POST' && !id) return this.create(input);
    if (area === 'checkout') return this.take(this.order(id), action);
    if (kind === 'authorizations') return this.authorization(id, action, input);
    if (kind === 'captures' && action === 'refund') return this.refund(id, input);
    return refusal(404, 'RESOURCE_NOT_FOUND');
  }

  private create({ intent, purchase_units }: Input) {
    const id = `ORDER${++this.count}`;
    this.orders.set(id, { id, intent, status: 'PAYER_ACTION_REQUIRED', purchase_units });
    const links = [
      { rel: 'payer-action', href: `https://paypal.test/checkoutnow?token=${id}`, method: 'GET' },
    ];
    return { status: 200, body: { ...this.order(id), links } };
  }

  private take(order: Order, action: string | undefined) {
    if (!action) return { status: 200, body: order };
    if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
    const [unit] = order.purchase_units;
    if (!unit) throw new Error('An order has a purchase unit');
    const id = `${action === 'capture' ? 'CAP' : 'AUTH'}${++this.count}`;
    const { amount, custom_id } = unit;
    const taken = { id, amount, custom_id };
    unit.payments =
      action === 'capture'
        ? { captures: [{ ...taken, status: 'COMPLETED' }] }
        : { authorizations: [{ ...taken, status: 'CREATED' }] };
    order.status = 'COMPLETED';
    return { status: 200, body: order };
  }

  private authorization(id: string, action: string | undefined, { amount, invoice_id }: Input) {
    const payments = [...this.orders.values()]
      .map(({ purchase_units: [unit] }) => unit?.payments)
      .find((one) => one?.authorizations?.some((request) => request.id === id));
    const [authorization] = payments?.authorizations ?? [];
    if (!payments || !authorization) return refusal(404, 'RESOURCE_NOT_FOUND');
    if (action === 'void') {
      authorization.status = 'VOIDED';
      return { status: 204, body: {} };
    }
    const capture = { id: `CAP${++this.count}`, status: 'COMPLETED', amount, invoice_id };
    authorization.status = 'PARTIALLY_CAPTURED';
    payments.captures = [...(payments.captures ?? []), capture];
    return { status: 200, body: capture };
  }

  private refund(capture: string, { amount }: Input) {
    const { refusal: issue } = this;
    this.refusal = null;
    if (issue) return refusal(422, issue);
    this.refunds.push({ capture, amount });
    return { status: 200, body: { id: `REF${this.refunds.length}`, status: 'COMPLETED', amount } };
  }

  /** Signatures cover the message's exact text. */
  private verify({ transmission_sig, webhook_id }: Input, text: string) {
    const at = text.indexOf('"webhook_event":') + '"webhook_event":'.length;
    const isSigned = this.signed.has(`${transmission_sig} ${text.slice(at, -1)}`) && webhook_id === 'WH-ID';
    return { status: 200, body: { verification_status: isSigned ? 'SUCCESS' : 'FAILURE' } };
  }
}

function refusal(status: number, issue: string) {
  return { status, body: { name: 'UNPROCESSABLE_ENTITY', message: issue, details: [{ issue }] } };
}
