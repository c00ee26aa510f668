import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_ID } from '../../kernel/http';
import type { Group } from './groups';
import { GROUP_NAMES } from './groups';

/** Query of `settingsActive`. */
export class SettingsQuery {
  @ApiPropertyOptional({ enum: GROUP_NAMES })
  @IsOptional()
  @IsIn(GROUP_NAMES)
  group?: Group;
}

/** Body of `themeSettings/preview`: the values to show by key. */
export class PreviewInput {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { shop_name: 'Stoa' } })
  @IsObject()
  values!: Record<string, unknown>;
}

/** Body of `themeSettings`: the values to change by key. */
export class ValuesInput extends PreviewInput {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description:
      'The version of the group that was read: an outdated one is refused with 409 `stale_version`.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MAX_ID)
  version?: number;
}

/** Body of `settings`: the values to change of one group. */
export class SettingsInput extends ValuesInput {
  @ApiProperty({ enum: GROUP_NAMES })
  @IsIn(GROUP_NAMES)
  group!: Group;
}

/** Query of `themePreview`. */
export class PreviewQuery {
  @ApiProperty()
  @IsString()
  @MaxLength(4000)
  token!: string;
}
