import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The single row that health checks write. */
@Entity('write_probes')
export class WriteProbe {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'datetime', precision: 3 })
  probed_at!: Date;
}
