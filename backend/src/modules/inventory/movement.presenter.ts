import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Translator } from '../../kernel/i18n';
import type { Presenter } from '../../kernel/resource';
import { Admin } from '../identity';
import { Product } from '../catalogue';
import { Variant } from '../catalogue';
import type { StockMovement } from './stock-movement.entity';

/** Presents movements with the names of product and operator, so that lists don't show bare ids. */
@Injectable()
export class MovementPresenter implements Presenter<StockMovement> {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
  ) {}

  async rows(rows: StockMovement[], { language }: Caller): Promise<object[]> {
    const variants = await this.variants(rows.map((row) => row.variant_id));
    const products = await this.products([...variants.values()], language);
    const operators = await this.operators(rows);
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
        actor_name: operators.get(operatorOf(actor) ?? 0) ?? null,
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

  private async operators(rows: StockMovement[]): Promise<Map<number, string>> {
    const ids = rows.flatMap(({ actor }) => operatorOf(actor) ?? []);
    const admins = await this.database.em.find(Admin, {
      where: { id: In(ids) },
      select: { id: true, name: true },
    });
    return new Map(admins.map(({ id, name }) => [id, name]));
  }
}

/** The operator's id in `admin:3`. */
function operatorOf(actor: string | null): number | null {
  const [, id] = /^admin:(\d+)$/.exec(actor ?? '') ?? [];
  return id ? Number(id) : null;
}
