import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WebhookEventType } from '@stoa/contracts';
import { VersionedCache } from '../../../kernel/cache';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { WebhookEndpoint } from './webhook-endpoint.entity';

/** Cache version of endpoints. */
const VERSION = 'webhook_endpoints';

/** Which active endpoints want which events; cached in the process, as every change of a record asks. */
@Injectable()
export class WebhookSubscriptions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe([VERSION], async () => this.cache.invalidate(VERSION));
  }

  /** Whether any endpoint wants an event of this type. */
  async isWanted(type: WebhookEventType): Promise<boolean> {
    return (await this.active()).some(({ events }) => events.some((one) => one.type === type));
  }

  /** Ids of the endpoints that want an event, as they are now. */
  async subscribers(type: WebhookEventType): Promise<number[]> {
    const rows = await this.read();
    return rows.filter(({ events }) => events.some((one) => one.type === type)).map(({ id }) => id);
  }

  private active(): Promise<WebhookEndpoint[]> {
    return this.cache.getOrCompute(VERSION, 'active', () => this.read());
  }

  private read(): Promise<WebhookEndpoint[]> {
    return this.database.em.find(WebhookEndpoint, { where: { status: 'active' }, order: { id: 'ASC' } });
  }
}
