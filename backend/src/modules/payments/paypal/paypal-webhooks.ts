import { Injectable } from '@nestjs/common';
import { Failure } from '../../../kernel/http';
import type { WebhookCall, WebhookMessage } from '../payment-provider';
import { PayPalClient } from './paypal-client';

/** The parts of PayPal's messages that identify the payment. */
interface PayPalEvent {
  id: string;
  event_type: string;
  resource?: {
    id?: string;
    custom_id?: string;
    purchase_units?: { custom_id?: string }[];
    supplementary_data?: { related_ids?: { order_id?: string } };
  };
}

const SIGNED = {
  transmission_id: 'paypal-transmission-id',
  transmission_time: 'paypal-transmission-time',
  cert_url: 'paypal-cert-url',
  auth_algo: 'paypal-auth-algo',
  transmission_sig: 'paypal-transmission-sig',
} as const;

/** Reads the webhooks of PayPal, which verifies its signatures itself. */
@Injectable()
export class PayPalWebhooks {
  constructor(private readonly client: PayPalClient) {}

  /** @throws Failure 400 `invalid_signature` if no account has signed the message */
  async read(call: WebhookCall): Promise<WebhookMessage | null> {
    if (!(await this.isSigned(call)))
      throw new Failure(400, 'invalid_signature', 'The signature of this message is not valid.');
    const { id, event_type, resource = {} } = JSON.parse(call.body) as PayPalEvent;
    const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? '';
    const [, attempt] = /:(\d+)$/.exec(key) ?? [];
    if (attempt === undefined) return null;
    const isOrder = event_type.startsWith('CHECKOUT.ORDER.');
    const order_id = isOrder ? resource.id : resource.supplementary_data?.related_ids?.order_id;
    return {
      event_id: id,
      type: event_type,
      provider_reference: order_id ?? null,
      attempt_id: Number(attempt),
      // The order itself is asked for: an approved one still has to be captured.
      facts: [],
    };
  }

  private async isSigned({ headers, body }: WebhookCall): Promise<boolean> {
    const signed = Object.entries(SIGNED).map(([name, header]) => [name, headers[header]]);
    if (signed.some(([, value]) => value === undefined)) return false;
    for (const account of await this.client.list()) {
      const { webhook_id, client_id, client_secret } = account.secrets;
      if (!webhook_id || !client_id || !client_secret) continue;
      const facts = JSON.stringify({ ...Object.fromEntries(signed), webhook_id });
      // The message must be sent back exactly as it came.
      const json = `${facts.slice(0, -1)},"webhook_event":${body}}`;
      const answer = await this.client
        .with(account)
        .post<{ verification_status: string }>('/v1/notifications/verify-webhook-signature', json);
      if (answer.verification_status === 'SUCCESS') return true;
    }
    return false;
  }
}
