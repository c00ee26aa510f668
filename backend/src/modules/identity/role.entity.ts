import { ROLE_AUDIENCES } from '@stoa/contracts';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, IsDefault, RefMany, Status, Text, Version } from '../../kernel/resource';
import { Permission } from './permission.entity';

/** A set of permissions for users of one audience (specification §6). */
@Entity('roles')
export class Role extends BaseRecord {
  @Text({ max: 48, required: true, unique: true, format: 'code' })
  code!: string;

  @Text({ max: 80, required: true, translated: true })
  name!: string;

  @Choice(ROLE_AUDIENCES, { default: 'admin' })
  audience!: string;

  @RefMany(
    { entity: () => RolePermission, own: 'role_id', other: 'permission_id' },
    { resource: 'permissions' },
  )
  permission_ids!: number[];

  /** Roles that the product itself relies on; they can't be disabled or deleted. */
  @Flag({ readOnly: true })
  is_system!: boolean;

  /** Role of new accounts of its audience when none is chosen. */
  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}

/** Join table: a permission granted to a role. */
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
