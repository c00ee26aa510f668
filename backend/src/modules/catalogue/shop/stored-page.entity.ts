import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model: a product's own page in one language as JSON, but for what is asked live. */
@Entity('product_pages')
export class StoredPage {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'text' })
  body!: string;

  /** Sanitised HTML, a column of its own because a text holds 64 kB on MySQL. */
  @Column({ type: 'text' })
  description!: string;
}
