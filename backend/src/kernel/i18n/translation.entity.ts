import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Translation of a record in a language other than the base, whose texts are in the record itself. */
@Entity('translations')
@Index(['resource', 'record_id', 'language'], { unique: true })
export class Translation {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 64 })
  resource!: string;

  @Column({ type: 'integer' })
  record_id!: number;

  @Column({ type: 'varchar', length: 8 })
  language!: string;

  @Column({ type: 'simple-json' })
  texts!: Record<string, string>;
}
