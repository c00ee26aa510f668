import { Injectable } from '@nestjs/common';
import { WEBHOOK_EVENTS } from '@stoa/contracts';
import { type Actor, hasPermission } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { type Listing, narrowComputed, type RowQuery } from '../../../kernel/listing';
import { type Bounds, ResourceStore, StoreTools, type Values } from '../../../kernel/resource';
import { msg } from '../../../kernel/translation';
import { WebhookAddresses } from './webhook-addresses';
import { WebhookEndpoint, type WebhookSubscription } from './webhook-endpoint.entity';
import { WebhookSecrets } from './webhook-secrets';

/** Whether an active endpoint fails, or the shop has switched it off for that. */
const HEALTH = `(CASE WHEN r.status = 'active' AND r.failing_since IS NOT NULL THEN 'failing'
  WHEN r.status <> 'active' AND r.disabled_at IS NOT NULL THEN 'switched_off' ELSE '' END)`;

/** Switched on again, an endpoint begins anew: former failures no longer count. */
const ANEW = { failing_since: null, disabled_at: null };

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
    return this.tools.database.tx(async (em) => {
      const { url, events, status } = await this.find(id, bounds);
      this.check({ url, events, ...input }, actor);
      if (status === 'active' || input.status !== 'active') return super.update(id, input, bounds, actor);
      await em.update(WebhookEndpoint, { id }, ANEW);
      await super.update(id, input, bounds, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      await super.setStatus(id, wanted, bounds, actor);
      const { status } = await this.find(id, bounds);
      if (status === 'active') await em.update(WebhookEndpoint, { id }, ANEW);
    });
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<WebhookEndpoint>> {
    const query = await super.query(listing, bounds, properties);
    narrowComputed(query, listing, 'health', HEALTH);
    return query;
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
