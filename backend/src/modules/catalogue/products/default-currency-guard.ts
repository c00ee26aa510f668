import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { Variant } from './variant.entity';

/** Refuses to change the default currency once products have prices in it: 409 `prices_exist`. */
@Injectable()
export class DefaultCurrencyGuard implements OnModuleInit {
  constructor(
    private readonly changes: Changes,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe(['currencies'], async ({ action }) => {
      if (action !== 'default') return;
      const priced = await this.database.em.exists(Variant, { where: { price: MoreThan(0) } });
      if (priced)
        throw Failure.conflict(
          'prices_exist',
          'Products have prices in the default currency, so it can’t be changed.',
        );
    });
  }
}
