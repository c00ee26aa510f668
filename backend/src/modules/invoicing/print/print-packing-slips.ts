import { Injectable, type StreamableFile } from '@nestjs/common';
import type { PackingSlips } from '@stoa/contracts';
import { In } from 'typeorm';
import type { Caller } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { combineConditions, Database } from '../../../kernel/database';
import { type PrintedDocument, printDocuments } from '../../../kernel/export';
import { Failure } from '../../../kernel/http';
import { Translator } from '../../../kernel/i18n';
import { MessageTranslator } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { Order, OrderGroup, OrderLine, Shipment, ShipmentLine } from '../../ordering';
import { Settings } from '../../settings';
import { ShippingMethods } from '../../shipping';
import { Vendor } from '../../vendors';
import { DocumentTexts } from './document-texts';
import { packingSlipDocument } from './packing-slip-document';
import { StoreLogos } from './store-logos';

/** Prints the packing slips of orders as one file, in the reader's language. */
@Injectable()
export class PrintPackingSlips {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly messageTranslator: MessageTranslator,
    private readonly currencies: Currencies,
    private readonly shipping: ShippingMethods,
    private readonly logos: StoreLogos,
    private readonly settings: Settings,
  ) {}

  /** @throws Failure 404 if any of the orders is missing or another vendor's */
  async execute({ order_ids }: PackingSlips, caller: Caller): Promise<StreamableFile> {
    const ids = [...new Set(order_ids)];
    const where = combineConditions({ id: In(ids) }, tenantBounds(caller.actor));
    const rows = await this.database.em.find(Order, { where });
    if (rows.length < ids.length) throw Failure.notFound('order');
    // In the order of the request, which is that of the list.
    const orders = ids.flatMap((id) => rows.find((order) => order.id === id) ?? []);
    const [only] = orders;
    const name = orders.length === 1 && only ? `packing-slip-${only.number}` : 'packing-slips';
    return printDocuments(name, this.documents(orders, caller.language), caller.signal);
  }

  /** The slip of one shipment: its items only. @throws Failure 404 if it is missing or another vendor's */
  async ofShipment(id: number, caller: Caller): Promise<StreamableFile> {
    const where = combineConditions({ id }, tenantBounds(caller.actor));
    const shipment = await this.database.em.findOne(Shipment, { where });
    if (!shipment) throw Failure.notFound('shipment');
    const slip = this.shipmentDocument(shipment, caller.language);
    return printDocuments(`packing-slip-${shipment.number}`, slip, caller.signal);
  }

  private async *shipmentDocument(shipment: Shipment, language: string): AsyncGenerator<PrintedDocument> {
    const { em } = this.database;
    const order = await em.findOneOrFail(Order, { where: { id: shipment.order_id } });
    const packed = await this.packed(order, language);
    const shipped = await em.find(ShipmentLine, { where: { shipment_id: shipment.id } });
    const lines = packed.lines.flatMap((line) => {
      const own = shipped.find(({ order_line_id }) => order_line_id === line.id);
      return own ? [{ ...line, quantity: own.quantity }] : [];
    });
    yield packingSlipDocument({ ...packed, lines, shipment }, await this.documentTexts(language));
  }

  private async *documents(orders: readonly Order[], language: string): AsyncGenerator<PrintedDocument> {
    const documentTexts = await this.documentTexts(language);
    for (const order of orders) yield packingSlipDocument(await this.packed(order, language), documentTexts);
  }

  private async documentTexts(language: string): Promise<DocumentTexts> {
    const { time_zone } = await this.settings.general();
    return new DocumentTexts(
      language,
      this.messageTranslator.in(language),
      this.currencies.default(),
      time_zone,
    );
  }

  private async packed(order: Order, language: string) {
    const { em } = this.database;
    const { id: order_id, group_id, vendor_id, shipping_method_id } = order;
    const group = await em.findOneOrFail(OrderGroup, { where: { id: group_id } });
    const lines = await em.find(OrderLine, { where: { order_id }, order: { id: 'ASC' } });
    const vendor = await em.findOneOrFail(Vendor, { where: { id: vendor_id }, withDeleted: true });
    const [texts] = await this.translator.translate('vendors', [vendor], language);
    return {
      order,
      group,
      lines,
      store_name: texts?.store_name ?? vendor.store_name,
      logo: await this.logos.find(vendor.logo_id),
      shipping_method: await this.shipping.nameOf(shipping_method_id, order.shipping_method, language),
    };
  }
}
