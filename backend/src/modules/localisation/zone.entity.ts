import { Entity } from 'typeorm';
import { IsId, IsOptionalId, IsOptionalText } from '../../kernel/http';
import { BaseRecord } from '../../kernel/database';
import { Choice, Int, IsDefault, Json, Status, Text, Version } from '../../kernel/resource';

export const ZONE_KINDS = ['tax', 'shipping', 'both'] as const;

/** One member of a zone: a country, or one of its states, cities or postcode ranges. */
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

/** A geographic zone for taxes and shipping; of several that match, the highest priority applies. */
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

  @Version()
  version!: number;
}
