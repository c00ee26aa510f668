import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { IsDefault, Money, Rate, Ref, Status, Text, Version } from '../../kernel/resource';
import { State } from './state.entity';

/** A city that addresses can reference. */
@Entity('cities')
export class City extends BaseRecord {
  @Ref(() => State, { resource: 'states', required: true })
  state_id!: number;

  @Text({ max: 90, required: true, translated: true })
  name!: string;

  @Rate({ min: -90, max: 90 })
  lat!: string | null;

  @Rate({ min: -180, max: 180 })
  lng!: string | null;

  /** Delivery surcharge on top of the shipping method's rate. */
  @Money()
  delivery_fee!: number | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
