import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';

const MAX_LABELS = 1000;
const MAX_LENGTH = 200;

function IsLabels(): PropertyDecorator {
  return (prototype, property) =>
    registerDecorator({
      name: 'isLabels',
      target: prototype.constructor,
      propertyName: String(property),
      options: { message: `may have at most ${MAX_LABELS} entries of at most ${MAX_LENGTH} characters` },
      validator: { validate: isLabels },
    });
}

function isLabels(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const labels = Object.values(value);
  return (
    labels.length <= MAX_LABELS &&
    labels.every((label) => typeof label === 'string' && label.length <= MAX_LENGTH)
  );
}

const LABELS = { type: 'object', additionalProperties: { type: 'string' } } as const;

/** The console's labels for an export: only it has translations of columns and choices. */
export class ExportLabels {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(MAX_LENGTH)
  title?: string;

  @ApiPropertyOptional({ ...LABELS, description: 'Headings by column' })
  @IsOptional()
  @IsLabels()
  fields?: Record<string, string>;

  @ApiPropertyOptional({ ...LABELS, description: 'Labels of choices, and of true and false' })
  @IsOptional()
  @IsLabels()
  choices?: Record<string, string>;
}
