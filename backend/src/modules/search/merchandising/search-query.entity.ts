import { LANGUAGES, SEARCH_OUTCOMES, type SearchOutcome } from '@stoa/contracts';
import { Entity, Index } from 'typeorm';
import { BaseRecord } from '../../../kernel/database';
import { Choice, Int, Moment, Text } from '../../../kernel/resource';

/** A search text with its counts; contains no personal data. */
@Entity('search_queries')
@Index(['language', 'query'], { unique: true })
@Index(['outcome', 'searches'])
@Index(['last_searched_at'])
export class SearchQuery extends BaseRecord {
  /** In lower case, with single spaces. */
  @Text({ max: 100, required: true, readOnly: true, identifier: 'exact' })
  query!: string;

  /** Language of the shop at the search. */
  @Choice(LANGUAGES, { required: true, readOnly: true })
  language!: string;

  /** How often it was submitted. */
  @Int({ required: true, readOnly: true })
  searches!: number;

  /** Products found by the latest search. */
  @Int({ required: true, readOnly: true })
  results!: number;

  @Choice(SEARCH_OUTCOMES, { required: true, readOnly: true })
  outcome!: SearchOutcome;

  /** UTC. */
  @Moment({ required: true, readOnly: true })
  last_searched_at!: Date;
}
