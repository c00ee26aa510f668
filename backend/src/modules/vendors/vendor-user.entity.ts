import { LANGUAGES, VENDOR_USER_STATUSES, type VendorUserStatus } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, Flag, IsSuspended, Media, Moment, Ref, Text, Version } from '../../kernel/resource';
import { Role } from '../identity';
import { Vendor } from './vendor.entity';

/** Resource name of these accounts in histories. */
export const VENDOR_USERS = 'vendor_users';

/** A member of a vendor's team: a user of its seller portal. */
@Entity(VENDOR_USERS)
export class VendorUser extends BaseRecord {
  @Ref(() => Vendor, { resource: 'vendors', required: true, onDelete: 'CASCADE' })
  vendor_id!: number;

  @Ref(() => Role, { resource: 'roles', required: true })
  role_id!: number;

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

  /** Whether sign-in requires a second factor. */
  @Flag({ readOnly: true })
  two_factor_enabled!: boolean;

  @Choice(LANGUAGES)
  locale!: string | null;

  @Moment({ readOnly: true })
  last_login_at!: Date | null;

  /** Changed only by its process (`team/vendor-user.process.ts`); an invited member has no password of its own yet. */
  @Choice(VENDOR_USER_STATUSES, { default: 'active', readOnly: true })
  status!: VendorUserStatus;

  @IsSuspended()
  is_suspended!: boolean;

  @Version()
  version!: number;
}
