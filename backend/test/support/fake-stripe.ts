import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  url: string | null;
  payment_intent: string | null;
}

interface Intent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  capture_method: string;
  last_payment_error: object | null;
}

/** A server that speaks Stripe's wire format: form-encoded requests, idempotency keys, signed webhooks. */
export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, Intent>();
  readonly refunds: { amount: number; payment_intent: string }[] = [];
  readonly requests: { method: string; path: string; key: string | undefined; input: URLSearchParams }[] = [];
  /** Refusal of the next refund, as Stripe words it. */
  refusal: string | null = null;
  private readonly answers = new Map<string, object>();
  private readonly server: Server;
  private count = 0;

  private constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  static async start(): Promise<FakeStripe> {
    const fake = new FakeStripe();
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

  /** The buyer pays on the hosted page. */
  pay(sessionId: string): void {
    const session = this.session(sessionId);
    const intent = this.intents.get(session.payment_intent ?? '');
    const isManual = intent?.capture_method === 'manual';
    session.status = 'complete';
    session.payment_status = isManual ? 'unpaid' : 'paid';
    if (intent) intent.status = isManual ? 'requires_capture' : 'succeeded';
  }

  /** The buyer's bank refuses a payment that was confirmed later. */
  fail(sessionId: string, decline_code: string): void {
    const session = this.session(sessionId);
    session.status = 'complete';
    const intent = this.intents.get(session.payment_intent ?? '');
    if (!intent) throw new Error('The session has no payment');
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { code: 'card_declined', decline_code };
  }

  /** A webhook as Stripe sends it: the body and its signature. */
  webhook(type: string, object: object, secret: string): { body: string; signature: string } {
    const body = JSON.stringify({ id: `evt_${++this.count}`, object: 'event', type, data: { object } });
    const signature = new Stripe('sk_test').webhooks.generateTestHeaderString({ payload: body, secret });
    return { body, signature };
  }

  session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  }

  private async answer(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { method = '', url = '' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const input = new URLSearchParams(Buffer.concat(chunks).toString());
    const { pathname: path, searchParams } = new URL(url, this.url);
    const key = request.headers['idempotency-key'] as string | undefined;
    this.requests.push({ method, path, key, input });
    if (request.headers.authorization !== 'Bearer sk_test_1') return refusal(401, 'Invalid API Key provided');
    const repeated = key && this.answers.get(key);
    if (repeated) return { status: 200, body: repeated };
    const answer = this.act(method, path, input, searchParams);
    if (key && answer.status === 200) this.answers.set(key, answer.body);
    return answer;
  }

  private act(method: string, path: string, input: URLSearchParams, query: URLSearchParams) {
    const [, , area, ...rest] = path.split('/');
    if (area === 'checkout') return this.checkout(method, rest.slice(1), input, query);
    if (area === 'payment_intents') return this.intent(rest, input);
    if (area === 'refunds') return this.refund(input);
    return refusal(404, 'Unrecognized request URL');
  }

  private checkout(method: string, [id, action]: string[], input: URLSearchParams, query: URLSearchParams) {
    if (method === 'POST' && !id) return { status: 200, body: this.create(input) };
    const session = this.session(id ?? '');
    if (action === 'expire') session.status = 'expired';
    const isExpanded = query.get('expand[0]') === 'payment_intent';
    const intent = this.intents.get(session.payment_intent ?? '');
    return {
      status: 200,
      body: { ...session, payment_intent: isExpanded ? (intent ?? null) : session.payment_intent },
    };
  }

  private create(input: URLSearchParams): Session {
    const number = ++this.count;
    const amount = Number(input.get('line_items[0][price_data][unit_amount]'));
    const currency = input.get('line_items[0][price_data][currency]') ?? '';
    const intent = {
      id: `pi_${number}`,
      status: 'requires_payment_method',
      amount,
      currency,
      metadata: { payment: input.get('payment_intent_data[metadata][payment]') ?? '' },
      capture_method: input.get('payment_intent_data[capture_method]') ?? '',
      last_payment_error: null,
    };
    this.intents.set(intent.id, intent);
    const session: Session = {
      id: `cs_${number}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: amount,
      currency,
      client_reference_id: input.get('client_reference_id') ?? '',
      url: `https://checkout.stripe.test/pay/cs_${number}`,
      payment_intent: intent.id,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  private intent([id = '', action]: string[], input: URLSearchParams) {
    const intent = this.intents.get(id);
    if (!intent) return refusal(404, 'No such payment_intent');
    if (action === 'capture') {
      if (intent.status !== 'requires_capture')
        return refusal(400, 'This PaymentIntent could not be captured');
      Object.assign(intent, { status: 'succeeded', amount_received: Number(input.get('amount_to_capture')) });
    }
    if (action === 'cancel') intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  private refund(input: URLSearchParams) {
    const { refusal: reason } = this;
    this.refusal = null;
    if (reason) return refusal(400, reason);
    const refund = { payment_intent: input.get('payment_intent') ?? '', amount: Number(input.get('amount')) };
    this.refunds.push(refund);
    return { status: 200, body: { id: `re_${this.refunds.length}`, status: 'succeeded', ...refund } };
  }
}

function refusal(status: number, message: string) {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
