import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Read model: a product's card in one language as JSON, without what `product-cards.ts` adds live. */
@Entity('product_cards')
export class StoredCard {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  @PrimaryColumn({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'text' })
  body!: string;
}
