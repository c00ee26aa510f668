import { ADDRESS_TYPES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, IsDefault, Rate, Ref, Status, Text, Version } from '../../kernel/resource';
import { City, Country, State } from '../localisation';
import { Customer } from './customer.entity';

/** A customer's billing or shipping address; orders store a copy of their own. */
@Entity('addresses')
export class Address extends BaseRecord {
  @Ref(() => Customer, { resource: 'customers', required: true, onDelete: 'CASCADE' })
  customer_id!: number;

  @Text({ max: 60 })
  label!: string | null;

  @Text({ max: 100, required: true })
  first_name!: string;

  @Text({ max: 100, required: true })
  last_name!: string;

  @Text({ max: 120 })
  company!: string | null;

  @Text({ max: 32, format: 'phone' })
  phone!: string | null;

  @Text({ max: 200, required: true })
  line1!: string;

  @Text({ max: 200 })
  line2!: string | null;

  @Ref(() => Country, { resource: 'countries', required: true })
  country_id!: number;

  @Ref(() => State, { resource: 'states' })
  state_id!: number | null;

  @Text({ max: 100 })
  state_text!: string | null;

  @Ref(() => City, { resource: 'cities' })
  city_id!: number | null;

  @Text({ max: 100 })
  city_text!: string | null;

  @Text({ max: 20 })
  postcode!: string | null;

  @Rate({ min: -90, max: 90 })
  lat!: string | null;

  @Rate({ min: -180, max: 180 })
  lng!: string | null;

  @Choice(ADDRESS_TYPES, { default: 'both' })
  type!: (typeof ADDRESS_TYPES)[number];

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
