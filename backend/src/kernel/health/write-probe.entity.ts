import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that is written to see whether the database can be written. */
@Entity('write_probes')
export class WriteProbe {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  probed_at!: Date;
}
