import { LANGUAGES } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { SoftDeletableRecord } from '../../kernel/database';
import { Choice, Flag, IsDefault, Media, Moment, Status, Text, Version } from '../../kernel/resource';

/** A customer, with an account or as a guest. */
@Entity('customers')
@Index(['updated_at'])
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

  /** Stored as an Argon2id hash; null for customers who never set one. */
  @Text({ max: 200, writeOnly: true, format: 'password' })
  password!: string | null;

  @Media()
  avatar_id!: number | null;

  @Choice(LANGUAGES)
  locale!: string | null;

  /** Code of the preferred display currency. */
  @Text({ max: 3, format: 'code', identifier: 'code' })
  currency!: string | null;

  @Flag()
  marketing_consent!: boolean;

  /** Has bought without an account. */
  @Flag({ readOnly: true })
  is_guest!: boolean;

  @Moment({ readOnly: true })
  last_login_at!: Date | null;

  /** When the account will be erased at its owner's request; signing in before then cancels it. */
  @Moment({ readOnly: true })
  erasure_at!: Date | null;

  /** When it was erased; only the anonymised row remains, as orders and statistics refer to it. */
  @Moment({ readOnly: true })
  erased_at!: Date | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
