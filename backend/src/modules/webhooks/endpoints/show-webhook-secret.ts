import { Injectable } from '@nestjs/common';
import type { WebhookSecret } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookSecrets } from './webhook-secrets';

/** Shows the secret by which the receiver of an endpoint verifies signatures. */
@Injectable()
export class ShowWebhookSecret {
  constructor(
    private readonly database: Database,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 404 */
  async execute(id: number): Promise<WebhookSecret> {
    const endpoint = await this.database.em.findOne(WebhookEndpoint, { where: { id } });
    if (!endpoint) throw Failure.notFound();
    const { secret, former_until } = endpoint;
    const isValid = former_until !== null && former_until > this.clock.now();
    return {
      secret: this.secrets.decrypt(secret),
      former_until: isValid ? former_until.toISOString() : null,
    };
  }
}
