import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { Languages, overlay, Translator } from '../../kernel/i18n';
import { Country } from '../localisation';
import { Settings } from '../settings';
import type { Vendor } from './vendor.entity';

/** The postal address of a vendor. */
@Injectable()
export class VendorAddress {
  constructor(
    private readonly database: Database,
    private readonly translator: Translator,
    private readonly languages: Languages,
    private readonly settings: Settings,
  ) {}

  /** Its lines below the name; the shop's own vendor has the address of the shop's settings, where it has none itself. */
  async lines(vendor: Vendor, language: string): Promise<string[]> {
    const own = await this.own(vendor, language);
    if (own.length > 0 || (await this.settings.general()).platform_vendor_id !== vendor.id) return own;
    const store = await this.settings.get('store');
    const { address } = overlay(store, store.translations, this.languages.chain(language));
    return address.split('\n').filter(Boolean);
  }

  private async own({ line1, postcode, city, country_id }: Vendor, language: string): Promise<string[]> {
    const country =
      country_id === null ? null : await this.database.em.findOne(Country, { where: { id: country_id } });
    const [named] = country ? await this.translator.translate('countries', [country], language) : [];
    const town = [postcode, city].filter(Boolean).join(' ');
    return [line1, town, named?.name].filter((line): line is string => !!line);
  }
}
