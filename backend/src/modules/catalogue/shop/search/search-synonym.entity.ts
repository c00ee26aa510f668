import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words and phrases that find the same products, in any languages. */
@Entity('search_synonyms')
export class SearchSynonym {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  /** Parted by commas: `sneakers, trainers, running shoes`. */
  @Column({ type: 'varchar', length: 500 })
  terms!: string;
}
