import { LANGUAGES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, IsDefault, Media, Moment, Ref, Status, Text, Version } from '../../kernel/resource';
import { Role } from './role.entity';

/** An operator: a user of the back office. */
@Entity('admins')
export class Admin extends BaseRecord {
  @Text({ max: 120, required: true })
  name!: string;

  @Text({ max: 190, required: true, unique: true, format: 'email' })
  email!: string;

  @Text({ max: 32, format: 'phone' })
  phone!: string | null;

  @Media()
  avatar_id!: number | null;

  /** Stored as an Argon2id hash. */
  @Text({ max: 200, required: true, writeOnly: true, format: 'password' })
  password!: string;

  /** Whether sign-in requires a code after the password. */
  @Flag({ readOnly: true })
  two_factor_enabled!: boolean;

  @Ref(() => Role, { resource: 'roles', required: true })
  role_id!: number;

  @Choice(LANGUAGES)
  locale!: string | null;

  @Moment({ readOnly: true })
  last_login_at!: Date | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
