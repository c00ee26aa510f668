import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { CATALOGUE } from '../catalogue';
import { customers } from '../customers';
import { publicPaths } from './definitions';
import { NewsComment, newsComments } from './news-comments';

/** Invalidates cached public responses, which share the catalogue's cache version, when content changes. */
@Injectable()
export class PublicContent implements OnModuleInit {
  constructor(
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(publicPaths, async () => this.cache.invalidate(CATALOGUE));
    // A new comment is not public yet, so that commenting can't invalidate the cache.
    this.changes.subscribe([newsComments.path], async ({ action }) => {
      if (action !== 'create') this.cache.invalidate(CATALOGUE);
    });
    // Comments are hidden and restored with their author's account; most customers have none.
    this.changes.subscribe([customers.path], async ({ action, id: customer_id }) => {
      if (action !== 'delete' && action !== 'restore') return;
      const isSeen = await this.database.em.existsBy(NewsComment, { customer_id, status: 'approved' });
      if (isSeen) this.cache.invalidate(CATALOGUE);
    });
  }
}
