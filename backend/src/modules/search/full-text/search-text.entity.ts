import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../kernel/resource';

/** Read model: search words of one product, in all languages. */
@Entity('search_texts')
@Index(['changed_ms'])
export class SearchText {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  /** Distinct words of its names in lower case, separated by spaces. */
  @Column({ type: 'text' })
  name!: string;

  /** All other words about it. */
  @Column({ type: 'text' })
  words!: string;

  /** When these words last changed, in epoch milliseconds. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  changed_ms!: number;
}
