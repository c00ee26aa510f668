import { LANGUAGES } from '@stoa/contracts';
import type { Relation } from 'typeorm';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Moment, RefMany, Status, Text, Version } from '../../../kernel/resource';
import { Product } from '../../catalogue';

/** Products that an operator pins to the top of the results for certain search words. */
@Entity('search_curations')
export class SearchCuration extends BaseRecord {
  /** Matches searches for the same words, in any form and in this order. */
  @Text({ max: 100, required: true })
  query!: string;

  /** In pinned order. */
  @RefMany(
    {
      entity: () => SearchCurationProduct,
      own: 'search_curation_id',
      other: 'product_id',
      position: 'position',
    },
    { resource: 'products' },
  )
  product_ids!: number[];

  /** Language that it applies to; null for all. */
  @Choice(LANGUAGES)
  language!: string | null;

  /** UTC; null for immediately. */
  @Moment()
  starts_at!: Date | null;

  /** UTC; null for no end. */
  @Moment()
  ends_at!: Date | null;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** A product pinned by a curation, with its position. */
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
