import { LANGUAGES } from '@stoa/contracts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Moment, RefMany, Status, Text } from '../../../kernel/resource';
import { Product } from '../products';

/** Products that an operator puts first where somebody searches for certain words. */
@Entity('search_curations')
export class SearchCuration extends BaseRecord {
  /** Fits whatever has the same words, in any of their forms and in this order. */
  @Text({ max: 100, required: true })
  query!: string;

  /** In the order in which they are shown. */
  @RefMany(
    {
      ...{ entity: () => SearchCurationProduct, own: 'search_curation_id', other: 'product_id' },
      position: 'position',
    },
    { resource: 'products' },
  )
  product_ids!: number[];

  /** Whose readers it is for; null for all. */
  @Choice(LANGUAGES)
  language!: string | null;

  /** UTC; without one it holds at once. */
  @Moment()
  starts_at!: Date | null;

  /** UTC; without one it holds until it is switched off. */
  @Moment()
  ends_at!: Date | null;

  @Status()
  status!: string;
}

/** A product that a curation puts first, and where. */
@Entity('search_curation_products')
@Index(['product_id'])
export class SearchCurationProduct {
  @PrimaryColumn({ type: 'integer' })
  search_curation_id!: number;

  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @Column({ type: 'integer' })
  position!: number;

  @ManyToOne(() => SearchCuration, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'search_curation_id' })
  search_curation?: Relation<SearchCuration>;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'product_id' })
  product?: Product;
}
