import { Injectable } from '@nestjs/common';
import { WEBHOOK_EVENTS } from '@stoa/contracts';
import { type Actor, hasPermission } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { type Bounds, ResourceStore, StoreTools, type Values } from '../../../kernel/resource';
import { msg } from '../../../kernel/translation';
import { WebhookAddresses } from './webhook-addresses';
import { WebhookEndpoint, type WebhookSubscription } from './webhook-endpoint.entity';
import { WebhookSecrets } from './webhook-secrets';

/** Stores endpoints, each with a secret of its own; nobody subscribes one to what they may not read themselves. */
@Injectable()
export class WebhookEndpointStore extends ResourceStore<WebhookEndpoint> {
  constructor(
    tools: StoreTools,
    private readonly addresses: WebhookAddresses,
    private readonly secrets: WebhookSecrets,
  ) {
    super(tools);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    this.check(input, actor);
    return super.create(input, { ...bounds, secret: this.secrets.generate() }, actor);
  }

  /** A change of the address is a change of who reads the events, so it needs the permissions, too. */
  override async update(
    id: number,
    input: Values,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<WebhookEndpoint | void> {
    const { url, events } = await this.find(id, bounds);
    this.check({ url, events, ...input }, actor);
    return super.update(id, input, bounds, actor);
  }

  /** Switching it on again begins anew: former failures no longer count. */
  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await super.setStatus(id, wanted, bounds, actor);
      const { status } = await this.find(id, bounds);
      if (status === 'active')
        await em.update(WebhookEndpoint, { id }, { failing_since: null, disabled_at: null });
    });
  }

  /** @throws Failure 422 on `url` or `events` */
  private check({ url, events }: Values, actor: Actor | null): void {
    if (!this.addresses.isAllowed(String(url)))
      throw Failure.field('url', 'must be an https:// address on a public host');
    const types = (events as WebhookSubscription[]).map(({ type }) => type);
    if (types.length === 0) throw Failure.field('events', 'Please choose at least one event.');
    if (new Set(types).size < types.length) throw Failure.field('events', 'must contain each event once');
    const hidden = types.find((type) => actor && !hasPermission(actor, `${WEBHOOK_EVENTS[type]}.read`));
    if (hidden) throw Failure.field('events', msg`You may not read the records of “${hidden}”.`);
  }
}
