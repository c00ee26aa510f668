import { LANGUAGES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { SoftDeletableRecord } from '../../kernel/database';
import { Choice, Flag, IsDefault, Media, Moment, Status, Text } from '../../kernel/resource';

/** Somebody who buys here. */
@Entity('customers')
export class Customer extends SoftDeletableRecord {
  @Text({ max: 100, required: true })
  first_name!: string;

  @Text({ max: 100, required: true })
  last_name!: string;

  @Text({ max: 190, required: true, unique: true, format: 'email' })
  email!: string;

  @Moment({ readOnly: true })
  email_verified_at!: Date | null;

  @Text({ max: 32, format: 'phone' })
  phone!: string | null;

  /** Kept as an Argon2id hash; absent for people who never signed up. */
  @Text({ max: 200, writeOnly: true, format: 'password' })
  password!: string | null;

  @Media()
  avatar_id!: number | null;

  @Choice(LANGUAGES)
  locale!: string | null;

  /** Code of the currency they like to see prices in. */
  @Text({ max: 3, format: 'code', identifier: 'code' })
  currency!: string | null;

  @Flag()
  marketing_consent!: boolean;

  /** Has bought without signing up. */
  @Flag({ readOnly: true })
  is_guest!: boolean;

  @Moment({ readOnly: true })
  last_login_at!: Date | null;

  /** When the account will be erased: its owner has asked for it and may still sign in to keep it. */
  @Moment({ readOnly: true })
  erasure_at!: Date | null;

  /** When it was erased: only the row is left, which orders and figures point at. */
  @Moment({ readOnly: true })
  erased_at!: Date | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
