import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { IsDefault, Ref, Status, Text, Version } from '../../kernel/resource';
import { Country } from './country.entity';

/** A state, province or emirate of a country. */
@Entity('states')
@Index(['country_id', 'code'], { unique: true })
export class State extends BaseRecord {
  @Ref(() => Country, { resource: 'countries', required: true })
  country_id!: number;

  /** Second part of its ISO 3166-2 code, such as `CA`. */
  @Text({ max: 8, required: true, format: 'code', identifier: 'code' })
  code!: string;

  @Text({ max: 90, required: true, translated: true })
  name!: string;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
