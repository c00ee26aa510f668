import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Every } from '../../../kernel/queue';
import { WebhookEvent } from './webhook-event.entity';
import { forgetWebhooks } from './webhook.jobs';

const DAY = 86_400_000;
const KEPT_FOR = 30 * DAY;
/** Events deleted in one transaction, so that none is long. */
const BATCH = 500;

/** Deletes events of more than 30 days ago, and with them their deliveries. */
@Injectable()
export class ForgetWebhooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Every(forgetWebhooks, DAY)
  async execute(): Promise<void> {
    const created_at = LessThan(new Date(this.clock.now().getTime() - KEPT_FOR));
    for (;;) {
      const old = await this.database.em.find(WebhookEvent, {
        where: { created_at },
        select: { id: true },
        take: BATCH,
      });
      if (old.length === 0) return;
      await this.database.tx((em) =>
        em.delete(
          WebhookEvent,
          old.map(({ id }) => id),
        ),
      );
    }
  }
}
