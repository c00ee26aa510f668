import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, registerDecorator } from 'class-validator';

const MOST_WORDS = 1000;
const LONGEST_WORD = 200;

function IsWords(): PropertyDecorator {
  return (prototype, property) =>
    registerDecorator({
      name: 'isWords',
      target: prototype.constructor,
      propertyName: String(property),
      options: { message: `may have at most ${MOST_WORDS} entries of at most ${LONGEST_WORD} characters` },
      validator: { validate: isWords },
    });
}

function isWords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const words = Object.values(value);
  return (
    words.length <= MOST_WORDS &&
    words.every((word) => typeof word === 'string' && word.length <= LONGEST_WORD)
  );
}

const WORDS = { type: 'object', additionalProperties: { type: 'string' } } as const;

/** The console's labels for an export: only it has translations of columns and choices. */
export class ExportLabels {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_WORD)
  title?: string;

  @ApiPropertyOptional({ ...WORDS, description: 'Headings by column' })
  @IsOptional()
  @IsWords()
  fields?: Record<string, string>;

  @ApiPropertyOptional({ ...WORDS, description: 'Words of choices, and of true and false' })
  @IsOptional()
  @IsWords()
  choices?: Record<string, string>;
}
