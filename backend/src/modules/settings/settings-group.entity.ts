import { Column, Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Version } from '../../kernel/versions';

/** A group of settings that has been saved; its values are rows of their own (`Setting`). */
@Entity('settings_groups')
@Index(['name'], { unique: true })
export class SettingsGroup extends BaseRecord {
  @Column({ type: 'varchar', length: 32 })
  name!: string;

  @Version()
  version!: number;
}
