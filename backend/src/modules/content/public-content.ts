import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { CATALOGUE } from '../catalogue';
import { customers } from '../customers';
import { publicPaths } from './definitions';
import { NewsComment, newsComments } from './news-comments';

/** Public answers hold content beside goods, and go with them: what is read in public is forgotten when it changes. */
@Injectable()
export class PublicContent implements OnModuleInit {
  constructor(
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.changes.follow(publicPaths, async () => this.cache.bump(CATALOGUE));
    // A new one is not shown yet, so that whoever comments makes nobody's page be read anew.
    this.changes.follow([newsComments.path], async ({ action }) => {
      if (action !== 'create') this.cache.bump(CATALOGUE);
    });
    // Comments go and come back with their writer's account; most customers have none.
    this.changes.follow([customers.path], async ({ action, id: customer_id }) => {
      if (action !== 'delete' && action !== 'restore') return;
      const isSeen = await this.database.em.existsBy(NewsComment, { customer_id, status: 'approved' });
      if (isSeen) this.cache.bump(CATALOGUE);
    });
  }
}
