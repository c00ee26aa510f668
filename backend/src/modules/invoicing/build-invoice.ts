import { Injectable } from '@nestjs/common';
import { sum } from '../../kernel/money';
import { Languages, overlay, Translator } from '../../kernel/i18n';
import { Database } from '../../kernel/database';
import { formatAddress } from '../customers';
import { type Order, OrderGroup, OrderLine, OrderPayments } from '../ordering';
import { PaymentChoices } from '../payments';
import { Settings } from '../settings';
import { ShippingMethods } from '../shipping';
import { Vendor, VendorAddress } from '../vendors';
import type { InvoiceContent, InvoiceParty, InvoiceSeller } from './invoice-content';
import type { InvoicedLine } from './invoiced';
import { lessTaxes, taxesByRate } from './invoice-taxes';

/** An invoice before it has a number. */
export interface InvoiceDraft {
  vendor: Vendor;
  language: string;
  content: InvoiceContent;
  lines: InvoicedLine[];
}

/** Puts together what the invoice of an order states, in the buyer's language. */
@Injectable()
export class BuildInvoice {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly settings: Settings,
    private readonly methods: PaymentChoices,
    private readonly shipping: ShippingMethods,
    private readonly payments: OrderPayments,
    private readonly address: VendorAddress,
  ) {}

  async execute(order: Order): Promise<InvoiceDraft> {
    const { em } = this.database;
    const group = await em.findOneOrFail(OrderGroup, { where: { id: order.group_id } });
    const { language } = group;
    const vendor = await em.findOneOrFail(Vendor, { where: { id: order.vendor_id } });
    const where = { order_id: order.id };
    const lines = (await em.find(OrderLine, { where, order: { id: 'ASC' } })).map((line) =>
      invoicedLine(line, order),
    );
    const sold = order.shipping_method;
    const content = {
      ...amountsOf(order, lines),
      seller: await this.seller(vendor, language),
      buyer: partyOf(group.billing_address),
      delivery: order.pickup ? { name: '', lines: pickupLines(order) } : partyOf(group.shipping_address),
      is_pickup: order.pickup !== null,
      placed_at: order.placed_at.toISOString(),
      time_zone: (await this.settings.general()).time_zone,
      payment_method: (await this.methods.named(order.payment_method, language)).name,
      payment_status:
        (await this.payments.findByOrders([order])).get(order.id)?.payment_status ?? ('unpaid' as const),
      shipping_method: await this.shipping.nameOf(order.shipping_method_id, sold, language),
      includes_tax: order.tax_included > 0,
      invoice_number: null,
      is_lump: false,
    };
    return { vendor, language, content, lines };
  }

  /** The vendor; for the shop's own one the details of the shop's settings, where it has none itself. */
  private async seller(vendor: Vendor, language: string): Promise<InvoiceSeller> {
    const [texts] = await this.translator.translate('vendors', [vendor], language);
    const { shop_name, platform_vendor_id } = await this.settings.general();
    const store = await this.settings.get('store');
    const shop = overlay(store, store.translations, this.languages.chain(language));
    const isShop = platform_vendor_id === vendor.id;
    return {
      store_name: texts?.store_name ?? vendor.store_name,
      legal_name: vendor.legal_name ?? (isShop && shop.legal_name ? shop.legal_name : null),
      tax_id: vendor.tax_id ?? (isShop && shop.tax_number ? shop.tax_number : null),
      lines: await this.address.lines(vendor, language),
      shop_name,
      note: shop.invoice_note || null,
    };
  }
}

function partyOf(address: OrderGroup['billing_address']): InvoiceParty {
  const { name, company, lines } = formatAddress(address);
  return { name: company ?? name, lines: [...(company ? [name] : []), ...lines] };
}

function pickupLines({ pickup }: Order): string[] {
  return [...(pickup?.address ?? '').split('\n'), ...(pickup?.instructions ?? '').split('\n')].filter(
    Boolean,
  );
}

function invoicedLine(line: OrderLine, { tax_included }: Order): InvoicedLine {
  const { id: order_line_id, name, sku, quantity, unit_price, discount, taxes, tax, total } = line;
  const options = line.options.map((option) => `${option.name}: ${option.value}`).join(', ') || null;
  const amount = tax_included > 0 ? total : total - tax;
  return { order_line_id, name, sku, options, quantity, unit_price, discount, amount, taxes };
}

/** The order's amounts; taxes on shipping are those that no line has. */
function amountsOf(order: Order, lines: readonly InvoicedLine[]) {
  const { items, discount, shipping, shipping_discount, payment_fee, tax, tax_included, total } = order;
  const ofLines = lines.flatMap(({ taxes }) => taxes);
  const shipping_taxes = lessTaxes(order.taxes, ofLines);
  const carried = { amount: sum([shipping, -shipping_discount]), taxes: shipping_taxes.filter(isCharged) };
  const taxes = taxesByRate([...lines, carried], tax_included > 0);
  return {
    items,
    discount,
    shipping,
    shipping_discount,
    shipping_taxes: carried.taxes,
    payment_fee,
    tax,
    tax_included,
    taxes,
    total,
  };
}

const isCharged = ({ amount }: { amount: number }): boolean => amount !== 0;
