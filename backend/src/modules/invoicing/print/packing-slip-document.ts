import { directionOf } from '@stoa/contracts';
import type { PrintedBlock, PrintedDocument, PrintedFact } from '../../../kernel/export';
import { sum } from '../../../kernel/money';
import { msg } from '../../../kernel/translation';
import { formatAddress } from '../../customers';
import type { Order, OrderGroup, OrderLine } from '../../ordering';
import { type DocumentTexts, isolated } from './document-texts';

/** An order as the person who packs it needs it. */
export interface PackedOrder {
  order: Order;
  group: OrderGroup;
  lines: readonly OrderLine[];
  store_name: string;
  logo: Uint8Array | null;
  shipping_method: string;
  /** The shipment that is packed; without one, the whole order. */
  shipment?: { number: string; carrier: string | null; tracking_number: string | null };
}

/** The list of an order's items to enclose in its parcel: without any price. */
export function packingSlipDocument(packed: PackedOrder, texts: DocumentTexts): PrintedDocument {
  const { order, lines, store_name, logo } = packed;
  const { translate, language } = texts;
  return {
    language,
    direction: directionOf(language),
    title: translate(msg`Packing slip`),
    reference: packed.shipment?.number ?? order.number,
    sender: { logo, name: store_name, lines: [] },
    barcode: packed.shipment?.number ?? order.number,
    parties: [placeOf(packed, texts)],
    facts: factsOf(packed, texts),
    lines: {
      columns: [
        { heading: translate(msg`Item`), isFigure: false, share: 62 },
        { heading: translate(msg`SKU`), isFigure: false, share: 24 },
        { heading: translate(msg`Quantity`), isFigure: true, share: 14 },
      ],
      rows: lines.map(({ name, options, sku, quantity }) => ({
        cells: [name, isolated(sku), texts.count(quantity)],
        detail: options.map((option) => `${option.name}: ${option.value}`).join(', '),
      })),
    },
    sums: [],
    breakdown: null,
    notes: notesOf(packed, texts),
    footer: store_name,
  };
}

function placeOf({ order: { pickup }, group }: PackedOrder, { translate }: DocumentTexts): PrintedBlock {
  const { name, company, lines, phone } = formatAddress(group.shipping_address);
  const who = [name, company, phone && isolated(phone)];
  const where = pickup ? `${pickup.address}\n${pickup.instructions ?? ''}`.split('\n') : lines;
  const all = pickup ? [...who, ...where] : [name, company, ...lines, phone && isolated(phone)];
  return {
    heading: translate(pickup ? msg`Pickup` : msg`Delivery to`),
    lines: all.filter((line): line is string => !!line),
  };
}

function factsOf(packed: PackedOrder, texts: DocumentTexts): PrintedFact[] {
  const { translate } = texts;
  const { order, shipping_method, lines, shipment } = packed;
  const tracking = [shipment?.carrier, shipment?.tracking_number && isolated(shipment.tracking_number)];
  return [
    { name: translate(msg`Order number`), value: isolated(order.number) },
    { name: translate(msg`Order date`), value: texts.day(order.placed_at) },
    { name: translate(msg`Shipping`), value: shipping_method },
    ...(tracking.some(Boolean)
      ? [{ name: translate(msg`Tracking`), value: tracking.filter(Boolean).join(' · ') }]
      : []),
    { name: translate(msg`Items`), value: texts.count(sum(lines.map(({ quantity }) => quantity))) },
  ];
}

function notesOf({ order, group }: PackedOrder, { translate }: DocumentTexts): PrintedBlock[] {
  const { gift_message, is_gift, buyer_note } = order;
  const gift = gift_message
    ? gift_message.split('\n')
    : is_gift
      ? [translate(msg`This order is a gift.`)]
      : [];
  const note = [buyer_note, group.note].filter(Boolean).join('\n').split('\n').filter(Boolean);
  return [
    { heading: translate(msg`Gift message`), lines: gift },
    // The recipient of a gift must not read the buyer's note to the store.
    { heading: translate(msg`Note from the buyer`), lines: is_gift ? [] : note },
  ].filter(({ lines }) => lines.length > 0);
}
