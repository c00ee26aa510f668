import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { PushToken } from './push-token.entity';

/** Remembers a device of the customer who is signed in on it; whoever signs in there next takes it over. */
@Injectable()
export class StorePushToken {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(token: string, { id: customer_id, session_id }: Actor): Promise<void> {
    const now = this.clock.now();
    const token_hash = createHash('sha256').update(token).digest('hex');
    const row = { customer_id, session_id, token_hash, token, created_at: now, updated_at: now };
    await this.database.tx((em) => em.upsert(PushToken, row, ['token_hash']));
  }
}
