import type { EmailSection } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import type { OrderGroup } from '../order-group.entity';
import type { Order, OrderLine } from '../order.entity';
import type { Shipment } from '../shipments/shipment.entity';
import {
  addressSection,
  itemName,
  type MailFacts,
  messageSection,
  orderSection,
  totalSection,
} from './order-email';

/** A shipment with its items, for an e-mail. */
export interface MailedShipment {
  shipment: Shipment;
  group: OrderGroup;
  order: Order;
  lines: readonly { line: OrderLine; quantity: number }[];
  /** The code for the rider who brings it. */
  delivery_code: string | null;
  /** Whether it has not all items of its order. */
  is_part: boolean;
  message: string | null;
}

/** The sections of the e-mail about a shipment that has left: its items, carrier and tracking. */
export function shipmentSections(mailed: MailedShipment, facts: MailFacts): EmailSection[] {
  const { group, order, message } = mailed;
  return [
    ...messageSection(message),
    ...trackingSection(mailed.shipment),
    ...codeSection(mailed),
    ...itemsSections(mailed, facts),
    ...(order.pickup ? [] : [addressSection(group)]),
  ];
}

/** The items of a part, or the whole order with its amounts. */
function itemsSections(
  { order, shipment, lines, is_part }: MailedShipment,
  facts: MailFacts,
): EmailSection[] {
  if (!is_part) {
    const sold = lines.map(({ line, quantity }) => ({ ...line, quantity }));
    return [orderSection(order, sold, facts), totalSection(order, facts)];
  }
  const rows = lines.map(({ line, quantity }) => itemName(line, quantity));
  return [{ heading: msg`Shipment ${shipment.number}`, rows }];
}

function codeSection({ delivery_code }: MailedShipment): EmailSection[] {
  if (!delivery_code) return [];
  return [
    { heading: msg`Delivery code`, rows: [delivery_code, 'Please tell the rider this code at the door.'] },
  ];
}

function trackingSection({ carrier, tracking_number, tracking_url }: Shipment): EmailSection[] {
  const rows = [
    ...(carrier ? [msg`Carrier: ${carrier}`] : []),
    ...(tracking_number ? [msg`Tracking number: ${tracking_number}`] : []),
    ...(tracking_url ? [tracking_url] : []),
  ];
  return rows.length > 0 ? [{ heading: msg`Tracking`, rows }] : [];
}
