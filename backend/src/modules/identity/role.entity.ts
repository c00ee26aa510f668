import { AUDIENCES } from '@stoa/contracts';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, IsDefault, RefMany, Status, Text } from '../../kernel/resource';
import { Permission } from './permission.entity';

/** A set of permissions that people of one audience can be given (specification §6). */
@Entity('roles')
export class Role extends BaseRecord {
  @Text({ max: 48, required: true, unique: true, format: 'code' })
  code!: string;

  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Choice(AUDIENCES, { default: 'admin' })
  audience!: string;

  @RefMany(
    { entity: () => RolePermission, own: 'role_id', other: 'permission_id' },
    { resource: 'permissions' },
  )
  permission_ids!: number[];

  /** Roles that the product itself relies on: they can't be deleted. */
  @Flag({ readOnly: true })
  is_system!: boolean;

  /** The role that new people of its audience get where none is chosen for them. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}

/** One permission of one role. */
@Entity('role_permissions')
export class RolePermission {
  @PrimaryColumn({ type: 'integer' })
  role_id!: number;

  @PrimaryColumn({ type: 'integer' })
  permission_id!: number;

  @ManyToOne(() => Role, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'role_id' })
  role?: Role;

  @ManyToOne(() => Permission, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'permission_id' })
  permission?: Permission;
}
