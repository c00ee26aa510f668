import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { VersionedCache } from '../../kernel/cache';
import { Changes } from '../../kernel/resource';
import { CATALOGUE } from '../catalogue';
import { documents } from './documents';

/** Public answers hold content beside goods, and go with them: what is read in public is forgotten when it changes. */
@Injectable()
export class PublicContent implements OnModuleInit {
  constructor(
    private readonly cache: VersionedCache,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    const paths = ['slider_images', ...documents.map(({ path }) => path)];
    this.changes.follow(paths, async () => this.cache.bump(CATALOGUE));
  }
}
