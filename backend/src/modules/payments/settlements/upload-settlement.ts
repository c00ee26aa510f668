import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SETTLEMENT_COLUMNS, type SettlementLayout } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Config } from '../../../kernel/config';
import { Database, insertMany, isDuplicate } from '../../../kernel/database';
import { Failure, readForm } from '../../../kernel/http';
import { Changes, ResourceService } from '../../../kernel/resource';
import { readableCode } from '../../../kernel/spelling';
import { PaymentProviders } from '../payment-providers';
import { CompareSettlement } from './compare-settlement';
import type { ColumnNames } from './generic-layout';
import { ReadSettlement } from './read-settlement';
import type { SettlementRow } from './settlement-rows';
import { GatewaySettlement, SettlementLine } from './settlement.entity';
import { settlements } from './settlements.resource';

/** Takes a gateway's settlement file and compares it with the books; nothing is posted yet. */
@Injectable()
export class UploadSettlement {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly providers: PaymentProviders,
    private readonly reading: ReadSettlement,
    private readonly comparing: CompareSettlement,
    private readonly resourceService: ResourceService,
  ) {}

  /**
   * The same file again leads to the settlement that it has become.
   * @throws Failure 413, 415 or 422 on `file`, `driver` or `columns`
   */
  async execute(request: FastifyRequest, actor: Actor, caller: Caller): Promise<object> {
    const { UPLOAD_LIMIT: limit } = this.config;
    const { fields, files } = await readForm(request, { field: 'file', max: 1, noun: 'spreadsheet', limit });
    const [file] = files;
    if (!file?.size) throw Failure.field('file', 'must contain a table (CSV)');
    const { driver = '' } = fields;
    if (!this.providers.find(driver)?.isGateway) throw Failure.field('driver', 'must be a payment gateway');
    const hash = createHash('sha256')
      .update(await file.read())
      .digest('hex');
    const live_fingerprint = `${driver}:${hash}`;
    const known = await this.find(live_fingerprint);
    if (known) return this.resourceService.one(settlements, known.id, caller);
    const { layout, rows } = await this.reading.execute(file.path, columnsOf(fields.columns));
    const facts = { driver, layout, filename: file.filename, live_fingerprint };
    const id = await this.write(facts, rows, actor).catch(async (error: unknown) => {
      const other = isDuplicate(error) ? await this.find(live_fingerprint) : null;
      if (!other) throw error;
      return other.id;
    });
    return this.resourceService.one(settlements, id, caller);
  }

  private find(live_fingerprint: string): Promise<GatewaySettlement | null> {
    return this.database.tx((em) => em.findOne(GatewaySettlement, { where: { live_fingerprint } }));
  }

  private write(
    facts: Pick<GatewaySettlement, 'driver' | 'filename' | 'live_fingerprint'> & { layout: SettlementLayout },
    rows: readonly SettlementRow[],
    actor: Actor,
  ): Promise<number> {
    return this.database.tx(async (em) => {
      const now = this.clock.now();
      const dates = { created_at: now, updated_at: now };
      const days = rows.map(({ day }) => day).sort();
      const { identifiers } = await em.insert(GatewaySettlement, {
        ...facts,
        ...dates,
        number: readableCode('SET'),
        state: 'open',
        first_day: days[0] ?? '',
        last_day: days.at(-1) ?? '',
        uploaded_by: actor.id,
      });
      const settlement_id = Number(identifiers[0]?.id);
      const lines = keyed(rows, facts).map((row) => ({ ...row, ...dates, settlement_id }));
      const found = await this.comparing.execute(facts.driver, lines);
      await insertMany(
        em,
        SettlementLine,
        lines.map((line, place) => ({ ...line, ...found[place] })),
      );
      const change = { resource: 'settlements', id: settlement_id, action: 'create' } as const;
      await this.changes.publish({ ...change, actor, differences: [] });
      return settlement_id;
    });
  }
}

/** Rows with their key among all files: the gateway's id, or in generic files a hash of all that describes them. */
function keyed<R extends SettlementRow>(
  rows: readonly R[],
  { driver, layout }: { driver: string; layout: SettlementLayout },
): (R & { transaction_key: string })[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const { reference, day, gross, fee, currency } = row;
    if (layout !== 'generic') return { ...row, transaction_key: `${driver}:${reference}` };
    const facts = [day, reference, gross, fee, currency].join('\n');
    const count = (counts.get(facts) ?? 0) + 1;
    counts.set(facts, count);
    const hash = createHash('sha256').update(`${facts}\n${count}`).digest('hex');
    return { ...row, transaction_key: `${driver}:${hash}` };
  });
}

/** The names of a generic file's columns, as JSON in the form; null where none are given. @throws Failure 422 */
function columnsOf(text: string | undefined): ColumnNames | null {
  if (!text) return null;
  const names = parsed(text);
  const entries = Object.entries(names ?? {}).filter(([, name]) => name !== '' && name !== null);
  const isValid = entries.every(
    ([column, name]) => SETTLEMENT_COLUMNS.includes(column as 'date') && typeof name === 'string',
  );
  if (!names || !isValid) throw Failure.field('columns', 'must name columns of the file');
  const columns = Object.fromEntries(entries) as ColumnNames;
  if (!columns.date || !columns.reference || !columns.gross)
    throw Failure.field('columns', 'Please name the columns of date, reference and gross amount.');
  return columns;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
