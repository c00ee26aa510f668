import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Group } from './groups';
import { GROUP_NAMES } from './groups';

/** Query of `settingsActive`. */
export class SettingsQuery {
  @ApiPropertyOptional({ enum: GROUP_NAMES })
  @IsOptional()
  @IsIn(GROUP_NAMES)
  group?: Group;
}

/** Body of `themeSettings`: the values to change by key. */
export class ValuesInput {
  @ApiProperty({ type: 'object', additionalProperties: true, example: { shop_name: 'Stoa' } })
  @IsObject()
  values!: Record<string, unknown>;
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
