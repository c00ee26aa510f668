import { Injectable } from '@nestjs/common';
import type { WebhookSecret } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Changes, NEXT_VERSION } from '../../../kernel/resource';
import type { RotateWebhookSecretInput } from '../webhooks.inputs';
import { ShowWebhookSecret } from './show-webhook-secret';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookSecrets } from './webhook-secrets';

const HOUR = 3_600_000;
const OVERLAP_HOURS = 24;

/** Gives an endpoint a new secret; meanwhile bodies are signed with both, so that the receiver can change over. */
@Injectable()
export class RotateWebhookSecret {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly show: ShowWebhookSecret,
  ) {}

  /** @throws Failure 404 */
  async execute(input: RotateWebhookSecretInput, actor: Actor): Promise<WebhookSecret> {
    const { webhook_endpoint_id: id, overlap_hours = OVERLAP_HOURS } = input;
    await this.database.tx(async (em) => {
      const endpoint = await em.findOne(WebhookEndpoint, { where: { id }, ...this.database.forUpdate });
      if (!endpoint) throw Failure.notFound();
      const now = this.clock.now();
      const former_until = new Date(now.getTime() + overlap_hours * HOUR);
      const former = overlap_hours > 0 ? { former_secret: endpoint.secret, former_until } : NO_FORMER;
      const row = { secret: this.secrets.generate(), ...former, ...NEXT_VERSION, updated_at: now };
      await em.update(WebhookEndpoint, { id }, row);
      await this.changes.publish({ resource: 'webhook_endpoints', id, action: 'update', actor });
    });
    return this.show.execute(id);
  }
}

const NO_FORMER = { former_secret: null, former_until: null };
