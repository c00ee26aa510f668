import { ApiPropertyOptional } from '@nestjs/swagger';
import type { ImportDateOrder, ShopMigrationKind, ShopMigrationSource } from '@stoa/contracts';
import { IMPORT_DATE_ORDERS, SHOP_MIGRATION_KINDS, SHOP_MIGRATION_SOURCES } from '@stoa/contracts';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';

/** Body of `setMigrationFile/{id}`: what is left out stays as it is. */
export class MigrationFileInput {
  /** Null: the file is left out. */
  @ApiPropertyOptional({ enum: SHOP_MIGRATION_KINDS, nullable: true })
  @ValidateIf((_, value) => value !== null && value !== undefined)
  @IsIn(SHOP_MIGRATION_KINDS)
  kind?: ShopMigrationKind | null;

  @ApiPropertyOptional({ enum: SHOP_MIGRATION_SOURCES })
  @IsOptional()
  @IsIn(SHOP_MIGRATION_SOURCES)
  source?: ShopMigrationSource;

  @ApiPropertyOptional({ enum: ['.', ','] })
  @IsOptional()
  @IsIn(['.', ','])
  decimal_mark?: '.' | ',';

  @ApiPropertyOptional({ enum: IMPORT_DATE_ORDERS })
  @IsOptional()
  @IsIn(IMPORT_DATE_ORDERS)
  date_order?: ImportDateOrder;
}
