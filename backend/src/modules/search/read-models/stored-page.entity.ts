import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model: a product's page in one language as JSON, without live data. */
@Entity('product_pages')
export class StoredPage {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'text' })
  body!: string;

  /** Sanitised HTML; a separate column because a MySQL text column holds 64 kB. */
  @Column({ type: 'text' })
  description!: string;
}
