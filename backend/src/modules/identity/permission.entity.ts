import { AUDIENCES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Text } from '../../kernel/resource';

/** A permission that some route demands; the rows follow the routes at every start. */
@Entity('permissions')
@Index(['audience', 'resource', 'action'], { unique: true })
export class Permission extends BaseRecord {
  @Text({ max: 64, required: true })
  resource!: string;

  @Text({ max: 32, required: true })
  action!: string;

  @Text({ max: 120, required: true, translated: true })
  label!: string;

  @Choice(AUDIENCES, { required: true })
  audience!: string;
}
