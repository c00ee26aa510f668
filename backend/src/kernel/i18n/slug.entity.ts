import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** All current and former slugs of a record, per language; former ones redirect. */
@Entity('slugs')
@Index(['resource', 'slug', 'language'], { unique: true })
@Index(['resource', 'record_id'])
export class Slug {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 64 })
  resource!: string;

  @Column({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'varchar', length: 191 })
  slug!: string;

  @Column({ type: 'integer' })
  record_id!: number;

  @Column({ type: 'boolean', default: false })
  is_current!: boolean;
}
