import { Entity } from 'typeorm';
import { IsId, IsOptionalId, IsOptionalText } from '../../kernel/http';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, Json, Status, Text } from '../../kernel/resource';

export const ZONE_KINDS = ['tax', 'shipping', 'both'] as const;

/** One part of a zone: a country, or of it a state, a city or a range of postcodes. */
export class ZoneMember {
  @IsId()
  country_id!: number;

  @IsOptionalId()
  state_id?: number | null;

  @IsOptionalId()
  city_id?: number | null;

  @IsOptionalText(16)
  postcode_from?: string | null;

  @IsOptionalText(16)
  postcode_to?: string | null;
}

/** An area that taxes and shipping are decided by; of several that match, the highest priority holds. */
@Entity('zones')
export class Zone extends BaseRecord {
  @Text({ max: 90, required: true, translated: true })
  name!: string;

  @Choice(ZONE_KINDS, { default: 'both' })
  kind!: (typeof ZONE_KINDS)[number];

  @Int({ min: 0, max: 10_000, default: 0 })
  priority!: number;

  @Json(() => ZoneMember, { many: true, required: true })
  members!: ZoneMember[];

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;
}
