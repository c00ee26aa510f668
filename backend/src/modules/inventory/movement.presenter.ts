import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { Admin } from '../identity';
import { VendorUser } from '../vendors';
import { Product } from '../catalogue';
import { Variant } from '../catalogue';
import type { StockMovement } from './stock-movement.entity';

/** Presents movements with the names of product and person, so that lists don't show bare ids. */
@Injectable()
export class MovementPresenter implements Presenter<StockMovement> {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  async rows(rows: StockMovement[], { language }: Caller): Promise<object[]> {
    const variants = await this.variants(rows.map((row) => row.variant_id));
    const products = await this.products([...variants.values()], language);
    const people = await this.people(rows);
    return rows.map((row) => {
      const { id, variant_id, type, quantity, reason, reference, actor } = row;
      const variant = variants.get(variant_id);
      return {
        id,
        variant_id,
        type,
        quantity,
        reason,
        reference,
        actor,
        sku: variant?.sku ?? null,
        product_id: variant?.product_id ?? null,
        product_name: products.get(variant?.product_id ?? 0)?.name ?? null,
        actor_name: people.get(actor ?? '') ?? null,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      };
    });
  }

  async one(row: StockMovement, caller: Caller): Promise<object> {
    const [shown = {}] = await this.rows([row], caller);
    return shown;
  }

  private async variants(ids: number[]): Promise<Map<number, Variant>> {
    const select = { id: true, sku: true, product_id: true } as const;
    const rows = await this.database.em.find(Variant, {
      where: { id: In([...new Set(ids)]) },
      select,
      withDeleted: true,
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async products(variants: Variant[], language: string): Promise<Map<number, Product>> {
    const ids = [...new Set(variants.map((variant) => variant.product_id))];
    const rows = await this.database.em.find(Product, {
      where: { id: In(ids) },
      select: { id: true, name: true },
      withDeleted: true,
    });
    const texts = await this.translator.translate('products', rows, language);
    return new Map(texts.map((row) => [row.id, row]));
  }

  /** Names of operators and vendors' people, by the actor as stored, such as `admin:3`. */
  private async people(rows: StockMovement[]): Promise<Map<string, string>> {
    const { em } = this.database;
    const select = { id: true, name: true } as const;
    const [admins, members] = [
      await em.find(Admin, { where: { id: In(idsOf('admin', rows)) }, select }),
      await em.find(VendorUser, { where: { id: In(idsOf('vendor', rows)) }, select }),
    ];
    return new Map([
      ...admins.map(({ id, name }) => [`admin:${id}`, name] as const),
      ...members.map(({ id, name }) => [`vendor:${id}`, name] as const),
    ]);
  }
}

/** Ids of the actors of one audience. */
function idsOf(audience: 'admin' | 'vendor', rows: readonly StockMovement[]): number[] {
  const ids = rows.flatMap(({ actor }) => {
    const [kind, id] = actor?.split(':') ?? [];
    return kind === audience ? [Number(id)] : [];
  });
  return [...new Set(ids)];
}
