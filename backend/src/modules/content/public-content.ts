import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Changes } from '../../kernel/resource';
import { CATALOGUE } from '../catalogue';
import { publicPaths } from './definitions';
import { newsComments } from './news-comments';

/** Public answers hold content beside goods, and go with them: what is read in public is forgotten when it changes. */
@Injectable()
export class PublicContent implements OnModuleInit {
  constructor(
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow(publicPaths, async () => this.cache.bump(CATALOGUE));
    // A new one is not shown yet, so that whoever comments makes nobody's page be read anew.
    this.changes.follow([newsComments.path], async ({ action }) => {
      if (action !== 'create') this.cache.bump(CATALOGUE);
    });
  }
}
