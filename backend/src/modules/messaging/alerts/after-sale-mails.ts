import { Injectable } from '@nestjs/common';
import { orderResultPath } from '@stoa/contracts';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import type { Email, EmailParts, EmailSection, EmailVariableName } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { AccessTokens, Order, OrderGroup } from '../../ordering';
import { Settings } from '../../settings';
import { AlertMails } from './alert-mails';

/** A return or a dispute. */
interface Case {
  id: number;
  order_id: number;
  vendor_id: number;
  /** Until when it waits for somebody. */
  due_at: Date | null;
}

/** What is sent about it; nothing where its step has no e-mail. */
interface CaseMail<V extends EmailVariableName> {
  email: Email<V> | undefined;
  values: EmailParts<V>['values'];
  /** What a party says. */
  note?: string | null;
  /** Further sections, in the recipient's language. */
  sectionsIn?: (language: string) => Promise<EmailSection[]>;
}

/** The pages of returns or disputes, which are named alike everywhere. */
type Pages = 'returns' | 'disputes';

/** Sends e-mails about returns and disputes to the order's buyer, its vendor and the operators. */
@Injectable()
export class AfterSaleMails {
  constructor(
    private readonly database: Database,
    private readonly mails: AlertMails,
    private readonly tokens: AccessTokens,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** To the buyer, in the language of the order; not once the order is deleted. */
  async toBuyer<V extends EmailVariableName>(
    pages: Pages,
    { id, order_id }: Case,
    { email, values, note, sectionsIn }: CaseMail<V>,
  ): Promise<void> {
    const { em } = this.database;
    const order = email && (await em.findOne(Order, { where: { id: order_id } }));
    const group = order && (await em.findOne(OrderGroup, { where: { id: order.group_id } }));
    if (!email || !group) return;
    const path = group.customer_id === null ? this.guestPath(group) : `/customer/${pages}/${id}`;
    await this.mails.toAddress(group.email, group.language, async (language) => ({
      email,
      values,
      sections: [...((await sectionsIn?.(language)) ?? []), ...messageOf(note)],
      path,
    }));
  }

  async toVendor<V extends EmailVariableName>(
    pages: Pages,
    { id, vendor_id, due_at }: Case,
    { email, values, note }: CaseMail<V>,
  ): Promise<void> {
    if (!email) return;
    const path = `/seller/${pages}/view/${id}`;
    const { time_zone: timeZone } = await this.settings.general();
    // What is overdue is no longer the vendor's.
    const due = due_at && due_at > this.clock.now() ? due_at : null;
    await this.mails.toVendor(vendor_id, `${pages}.status`, (language) => ({
      email,
      values,
      sections: [...messageOf(note), ...deadlineOf(due, { language, timeZone })],
      path,
    }));
  }

  async toOperators<V extends EmailVariableName>(
    pages: Pages,
    { id }: Case,
    { email, values }: CaseMail<V>,
  ): Promise<void> {
    if (!email) return;
    await this.mails.toOperators(() => ({ email, values, path: `/admin/${pages}/view/${id}` }));
  }

  /** Guests see their returns and disputes on their order's page. */
  private guestPath({ number }: OrderGroup): string {
    const path = orderResultPath({ outcome: 'success', group_number: number });
    return `${path}?token=${encodeURIComponent(this.tokens.create(number))}`;
  }
}

function deadlineOf(
  due: Date | null,
  { language, timeZone }: { language: string; timeZone: string },
): EmailSection[] {
  if (!due) return [];
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, style).format(due);
  return [{ heading: msg`Please answer by`, rows: [day] }];
}

function messageOf(note: string | null | undefined): EmailSection[] {
  return note ? [{ heading: msg`Message`, rows: note.split('\n') }] : [];
}
