import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Changes } from '../../kernel/resource';
import { CATALOGUE } from '../catalogue';
import { publicPaths } from './definitions';

/** Public answers hold content beside goods, and go with them: what is read in public is forgotten when it changes. */
@Injectable()
export class PublicContent implements OnModuleInit {
  constructor(
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.follow(publicPaths, async () => this.cache.bump(CATALOGUE));
  }
}
