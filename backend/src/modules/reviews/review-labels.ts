import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReviewStatus } from '@stoa/contracts';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import { Changes } from '../../kernel/resource';
import { ReviewLabel } from './review-status.entity';

const VERSION = 'review_statuses';

/** The operators' words for the statuses of reviews, kept in the process until one of them changes. */
@Injectable()
export class ReviewLabels implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly translator: Translator,
  ) {}

  onModuleInit(): void {
    this.changes.follow([VERSION], async () => this.cache.bump(VERSION));
  }

  /** The label of each status that has an active one: its default, else its first. */
  in(language: string): Promise<Map<ReviewStatus, string>> {
    return this.cache.remember(VERSION, language, async () => {
      const order = { is_default: 'ASC', sort: 'DESC', id: 'DESC' } as const;
      const rows = await this.database.em.find(ReviewLabel, { where: { status: 'active' }, order });
      const texts = await this.translator.translate(VERSION, rows, language);
      return new Map(texts.map((row) => [row.maps_to, row.name]));
    });
  }
}
