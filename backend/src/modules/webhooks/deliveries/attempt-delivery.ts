import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { postPinned } from '../../../kernel/outbound';
import { WebhookAddresses } from '../endpoints/webhook-addresses';
import type { WebhookEndpoint } from '../endpoints/webhook-endpoint.entity';
import { WebhookSecrets } from '../endpoints/webhook-secrets';
import { EndpointHealth } from './endpoint-health';
import { pauseAfter } from './retry-schedule';
import { WebhookDelivery } from './webhook-delivery.entity';
import { WebhookEvent } from './webhook-event.entity';

/** The receiver must have answered within it, in milliseconds. */
const TIMEOUT = 10_000;
/** Bytes of a response that are kept. */
const KEPT = 1_000;
const ERROR_LENGTH = 300;
/** The receiver says that it is there no longer. */
const GONE = 410;

type Result = Pick<WebhookDelivery, 'response_code' | 'response_body' | 'error'>;

/** Sends a claimed delivery once and records the result. */
@Injectable()
export class AttemptDelivery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly addresses: WebhookAddresses,
    private readonly secrets: WebhookSecrets,
    private readonly health: EndpointHealth,
  ) {}

  /** Returns whether the receiver has accepted it. */
  async execute(endpoint: WebhookEndpoint, delivery: WebhookDelivery): Promise<boolean> {
    const { id, event_id, attempts } = delivery;
    const event = await this.database.em.findOneByOrFail(WebhookEvent, { id: event_id });
    const begun = performance.now();
    const result = await this.send(endpoint, event);
    const duration = Math.round(performance.now() - begun);
    const code = result.response_code ?? 0;
    const isDelivered = code >= 200 && code <= 299;
    const now = this.clock.now();
    const pause = isDelivered ? null : pauseAfter(attempts);
    const state = isDelivered ? 'succeeded' : pause === null ? 'failed' : 'pending';
    const next_attempt_at = pause === null ? null : new Date(now.getTime() + pause);
    const facts = { state, next_attempt_at, duration, attempted_at: now, updated_at: now } as const;
    await this.database.tx(async (em) => {
      // Not if it was sent again by hand or given up meanwhile.
      await em.update(WebhookDelivery, { id, attempts, state: 'pending' }, { ...facts, ...result });
      await this.health.note(endpoint.id, isDelivered, code === GONE);
    });
    return isDelivered;
  }

  private async send(endpoint: WebhookEndpoint, { webhook_id, body }: WebhookEvent): Promise<Result> {
    try {
      const { url } = endpoint;
      const address = await this.addresses.resolve(url);
      if (!address) throw new Error('not a public host');
      const timestamp = Math.floor(this.clock.now().getTime() / 1000);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Stoa-Webhooks',
        'webhook-id': webhook_id,
        'webhook-timestamp': timestamp,
        'webhook-signature': this.secrets.sign(endpoint, webhook_id, timestamp, body),
      };
      const answer = await postPinned({ url, address, headers, body, timeout: TIMEOUT, limit: KEPT });
      // NUL is the only character that a text can't contain on every engine.
      const response_body = answer.body.toString('utf8').replaceAll('\0', '') || null;
      return { response_code: answer.status, response_body, error: null };
    } catch (error) {
      return unanswered(error instanceof Error ? error.message : String(error));
    }
  }
}

const unanswered = (error: string): Result => ({
  response_code: null,
  response_body: null,
  error: error.slice(0, ERROR_LENGTH),
});
