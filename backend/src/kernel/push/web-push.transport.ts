import { Injectable } from '@nestjs/common';
import { directionOf } from '@stoa/contracts';
import { generateRequestDetails } from 'web-push';
import { Config } from '../config';
import { postPinned } from '../outbound';
import { type PushMessage, PushTransport } from './push';
import { PushEndpoints } from './push-endpoints';
import { isSubscription, readSubscription } from './push-subscription';
import { VapidKeys } from './vapid-keys';

/** Timeout of the whole request, in milliseconds. */
const TIMEOUT = 10_000;
/** TTL in seconds at the push service: news of orders are outdated after a day. */
const PUSH_TTL = 86_400;
/** The subscription has expired or never existed. */
const GONE = [404, 410];

/** Sends to browsers through their push services (RFC 8030), encrypted end to end (RFC 8291). */
@Injectable()
export class WebPushTransport extends PushTransport {
  constructor(
    private readonly config: Config,
    private readonly keys: VapidKeys,
    private readonly endpoints: PushEndpoints,
  ) {
    super();
  }

  supports(token: string): boolean {
    return isSubscription(token);
  }

  async send(token: string, { id: topic, language, ...message }: PushMessage): Promise<boolean> {
    const subscription = readSubscription(token);
    if (!subscription || !this.endpoints.isAllowed(subscription.endpoint)) return false;
    const address = await this.endpoints.addressOf(subscription.endpoint);
    if (!address) return false;
    const payload = JSON.stringify({ ...message, lang: language, dir: directionOf(language) });
    const vapidDetails = { subject: this.subject(), ...(await this.keys.pair()) };
    const details = generateRequestDetails(subscription, payload, { vapidDetails, TTL: PUSH_TTL, topic });
    const { endpoint: url, method, headers, body } = details;
    const { status } = await postPinned({ url, address, method, headers, body, timeout: TIMEOUT, limit: 0 });
    if (GONE.includes(status)) return false;
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`);
    return true;
  }

  /** Contact address for the push service. */
  private subject(): string {
    const { VAPID_SUBJECT, MAIL_FROM } = this.config;
    return VAPID_SUBJECT ?? `mailto:${/<(.+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
  }
}
