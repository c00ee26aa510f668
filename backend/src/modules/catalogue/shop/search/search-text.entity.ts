import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { SAFE_INTEGER } from '../../../../kernel/resource';

/** Read model: the words by which shoppers find one product, in all languages. */
@Entity('search_texts')
@Index(['changed_ms'])
export class SearchText {
  @PrimaryColumn({ type: 'integer' })
  product_id!: number;

  /** Words of its names, each once, in lower case, parted by spaces. */
  @Column({ type: 'text' })
  name!: string;

  /** All other words about it. */
  @Column({ type: 'text' })
  words!: string;

  /** When these words last became others, in epoch milliseconds. */
  @Column({ type: 'bigint', transformer: SAFE_INTEGER })
  changed_ms!: number;
}
