import { LANGUAGES, SYNONYM_TYPES, type SynonymType } from '@stoa/contracts';
import { Entity } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Status, Text } from '../../../kernel/resource';

/** Words and phrases that find the same products. */
@Entity('search_synonyms')
export class SearchSynonym extends BaseRecord {
  /** Parted by commas: `sneakers, trainers, running shoes`. */
  @Text({ max: 500, required: true })
  terms!: string;

  /** One way, the first term also finds what the others are called, and not the other way round. */
  @Choice(SYNONYM_TYPES, { default: 'two_way' })
  type!: SynonymType;

  /** Whose readers it is for; null for all. */
  @Choice(LANGUAGES)
  language!: string | null;

  @Status()
  status!: string;
}
