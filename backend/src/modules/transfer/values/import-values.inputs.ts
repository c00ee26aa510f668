import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IMPORT_VALUE_DECISIONS, type ImportValueDecision } from '@stoa/contracts';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { AreInputs, IsFilled, IsId } from '../../../kernel/http';

const MAX = 2_000;

/** The record that a value of a file means; null if it is to be new. */
export class MappedValueInput {
  @IsId()
  id!: number;

  @ApiProperty({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  target_id?: number | null;
}

/** Body of `mapImportValues/{id}`: the values that change. */
export class MapImportValuesInput {
  @ApiProperty({ type: [MappedValueInput] })
  @AreInputs(() => MappedValueInput, MAX)
  values!: MappedValueInput[];
}

/** What an operator decides about a value: create it, map it to a record, or refuse it. */
export class DecidedValueInput extends MappedValueInput {
  @ApiProperty({ enum: IMPORT_VALUE_DECISIONS })
  @IsIn(IMPORT_VALUE_DECISIONS)
  decision!: ImportValueDecision;
}

/** Body of `decideImportValues/{id}`: every value that is open. */
export class DecideImportValuesInput {
  @ApiProperty({ type: [DecidedValueInput] })
  @AreInputs(() => DecidedValueInput, MAX)
  values!: DecidedValueInput[];
}

/** Body of `saveImportMapping/{id}`. */
export class SaveImportMappingInput {
  @IsFilled(120)
  name!: string;
}

/** Body of `applyImportMapping/{id}`. */
export class ApplyImportMappingInput {
  @IsId()
  mapping_id!: number;
}

/** Query of `fetchImportValueChoices/{id}`. */
export class ValueChoicesQuery {
  @ApiPropertyOptional({ description: 'Text that names contain' })
  @IsOptional()
  @IsString()
  @MaxLength(190)
  q?: string;
}
