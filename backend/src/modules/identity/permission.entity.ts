import { ROLE_AUDIENCES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, Text, Version } from '../../kernel/resource';

/**
 * A permission. Built-in ones are synced with the routes at every start; operators may add custom ones for
 * integrations, which read them from the signed-in user: no route of the shop requires those.
 */
@Entity('permissions')
@Index(['audience', 'resource', 'action'], { unique: true })
export class Permission extends BaseRecord {
  @Text({ max: 64, required: true, identifier: 'exact' })
  resource!: string;

  @Text({ max: 32, required: true, identifier: 'exact' })
  action!: string;

  @Text({ max: 120, required: true, translated: true })
  label!: string;

  @Choice(ROLE_AUDIENCES, { required: true })
  audience!: string;

  /** Whether a route of the shop requires it. */
  @Flag({ readOnly: true })
  is_system!: boolean;

  @Version()
  version!: number;
}
