import { LANGUAGES, SYNONYM_TYPES, type SynonymType } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Status, Text, Version } from '../../../kernel/resource';

/** Words and phrases that find the same products. */
@Entity('search_synonyms')
export class SearchSynonym extends BaseRecord {
  /** Comma-separated: `sneakers, trainers, running shoes`. */
  @Text({ max: 500, required: true })
  terms!: string;

  /** `one_way`: the first term also finds the others, but not vice versa. */
  @Choice(SYNONYM_TYPES, { default: 'two_way' })
  type!: SynonymType;

  /** Language that it applies to; null for all. */
  @Choice(LANGUAGES)
  language!: string | null;

  @Status()
  status!: string;

  @Version()
  version!: number;
}
