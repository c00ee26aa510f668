import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE, type ImportRecord } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import type { Presenter } from '../../kernel/resource';
import { parseStored, MessageTranslator } from '../../kernel/translation';
import { Currencies } from '../localisation';
import type { Import } from './import.entity';
import { fileLayout } from './reading/file-layout';

const SHOWN = [
  'id',
  'filename',
  'bytes',
  'source',
  'state',
  'vendor_id',
  'feed_id',
  'columns',
  'options',
  'error',
  'rows_total',
  'rows_done',
  'created',
  'drafts',
  'stated_drafts',
  'updated',
  'unchanged',
  'refused',
  'issues',
  'kept',
  'pictures_total',
  'pictures_done',
  'pictures_refused',
] as const;

/** Presents imports with their progress and the estimated remaining seconds. */
@Injectable()
export class ImportsPresenter implements Presenter<Import> {
  constructor(
    private readonly clock: Clock,
    private readonly currencies: Currencies,
    private readonly messageTranslator: MessageTranslator,
  ) {}

  async rows(rows: Import[], { language }: Caller): Promise<ImportRecord[]> {
    return rows.map((row) => this.record(row, language));
  }

  async one(row: Import, { language }: Caller): Promise<ImportRecord> {
    return this.record(row, language);
  }

  /** `language` is for the error message of a failed import. */
  record(row: Import, language: string = BASE_LANGUAGE): ImportRecord {
    return {
      ...pick(row),
      ...fileLayout(row, this.currencies.default()),
      sheets: row.layout.sheets ?? [],
      error: row.error && this.messageTranslator.translate(parseStored(row.error), language),
      actor_name: row.actor_name ?? '',
      remaining: this.remaining(row),
      started_at: row.started_at?.toISOString() ?? null,
      finished_at: row.finished_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
    };
  }

  private remaining({ state, started_at, rows_done, rows_total }: Import): number | null {
    if (!['running', 'checking'].includes(state) || !started_at || rows_done === 0) return null;
    const passed = (this.clock.now().getTime() - started_at.getTime()) / 1000;
    return Math.max(1, Math.ceil((passed / rows_done) * (rows_total - rows_done)));
  }
}

/** The fields that are visible to everyone who may read the import. */
function pick(row: Import): Pick<Import, (typeof SHOWN)[number]> {
  return Object.fromEntries(SHOWN.map((name) => [name, row[name]])) as Pick<Import, (typeof SHOWN)[number]>;
}
