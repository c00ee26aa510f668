import { Injectable } from '@nestjs/common';
import type { LedgerEvent, OrderState, StatementRow, StatementWait } from '@stoa/contracts';
import { ShopDay } from '../../ledger';
import { UnsettledShares } from '../unsettled-shares';
import { UpcomingReleases } from '../upcoming-releases';
import type { StatementPeriod } from './statement-rows';

const DELIVERED: readonly (OrderState | null)[] = ['delivered', 'completed'];

type Row = Omit<StatementRow, 'waits'>;

/** Tells of which events of a statement something is still pending or held, and until when. */
@Injectable()
export class StatementWaits {
  constructor(
    private readonly shares: UnsettledShares,
    private readonly releases: UpcomingReleases,
    private readonly days: ShopDay,
  ) {}

  /** The rows with what they wait for: the latest of each kind that an order or payout request has. */
  async add(
    rows: readonly Row[],
    { vendor_id, currency }: Pick<StatementPeriod, 'vendor_id' | 'currency'>,
  ): Promise<StatementRow[]> {
    const pending = await this.pending(vendor_id, currency);
    const held = await this.held(vendor_id, currency);
    const causes = { sale: pending, funds_held: held.disputed, payout_requested: held.requested };
    const latest = new Map(rows.map((row, place) => [keyOf(row), place]));
    return rows.map((row, place) => {
      const isLatest = latest.get(keyOf(row)) === place;
      const waits = (causes as Partial<Record<LedgerEvent, Waits>>)[row.type]?.get(row.reference);
      return { ...row, waits: (isLatest && waits) || null };
    });
  }

  /** Shares of orders that are not delivered or can still be returned, by number. */
  private async pending(vendor_id: number, currency: string): Promise<Waits> {
    const releases = await this.releases.byOrder(vendor_id);
    // A share whose release was missed is released by the daily job.
    const today = await this.days.today();
    const shares = await this.shares.find('vendor_pending', vendor_id, currency);
    return new Map(
      shares.map(({ reference, state, amount }) => [
        reference,
        DELIVERED.includes(state)
          ? { amount, until: 'return_period', day: releases.get(reference)?.day ?? today }
          : { amount, until: 'delivery', day: null },
      ]),
    );
  }

  private async held(vendor_id: number, currency: string): Promise<Record<'disputed' | 'requested', Waits>> {
    const shares = await this.shares.find('vendor_held', vendor_id, currency);
    const waits = (until: StatementWait['until'], isOrder: boolean): Waits =>
      new Map(
        shares
          .filter(({ state }) => (state !== null) === isOrder)
          .map(({ reference, amount }) => [reference, { amount, until, day: null }]),
      );
    return { disputed: waits('dispute', true), requested: waits('payout', false) };
  }
}

type Waits = ReadonlyMap<string, StatementWait>;

const keyOf = ({ type, reference }: Row): string => `${type} ${reference}`;
