import { LANGUAGES } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../kernel/database';
import { Choice, IsDefault, Ref, Status, Text, Version } from '../../kernel/resource';

export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Name of the file with the shipped texts of a language. */
export const textsFile = (code: string): string => `${code}.json`;

/** A language of the shop; missing translations fall back to `fallback_id`. */
@Entity('languages')
export class Language extends BaseRecord {
  /** One of the languages that the product ships texts for (specification §9). */
  @Choice(LANGUAGES, { required: true, unique: true })
  code!: string;

  /** Locale for dates and numbers, such as `en-GB`. */
  @Text({ max: 16, required: true, format: 'code' })
  iso!: string;

  @Text({ max: 60, required: true })
  name!: string;

  @Text({ max: 60, required: true })
  native_name!: string;

  /** Name of the file with the storefront's texts; derived from the code. */
  @Text({ max: 40, readOnly: true })
  file!: string | null;

  @Choice(DIRECTIONS, { default: 'ltr' })
  direction!: (typeof DIRECTIONS)[number];

  @Ref(() => Language, { resource: 'languages' })
  fallback_id!: number | null;

  @IsDefault()
  is_default!: boolean;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
