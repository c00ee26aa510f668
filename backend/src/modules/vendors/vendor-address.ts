import { Injectable } from '@nestjs/common';
import { Database, placeholders, type RowSource, unionRows } from '../../kernel/database';
import { Languages, overlay, Translation, translationsByResource } from '../../kernel/i18n';
import { Country } from '../localisation';
import { Settings } from '../settings';
import { Vendor } from './vendor.entity';

type Addressed = Pick<Vendor, 'id' | 'store_name' | 'line1' | 'postcode' | 'city' | 'country_id'>;

/** The postal addresses of vendors. */
@Injectable()
export class VendorAddress {
  constructor(
    private readonly database: Database,
    private readonly languages: Languages,
    private readonly settings: Settings,
  ) {}

  /** Its lines below the name; the shop's own vendor has the address of the shop's settings, where it has none itself. */
  async lines({ id }: Vendor, language: string): Promise<string[]> {
    return (await this.labels([id], language)).get(id)?.slice(1) ?? [];
  }

  /** Names and addresses by vendor id, read in one statement; without vendors that have no address. */
  async labels(ids: readonly number[], language: string): Promise<Map<number, string[]>> {
    if (ids.length === 0) return new Map();
    const chain = this.languages.chain(language);
    const { vendors, countries, texts } = await unionRows(this.database.em, sourcesOf(ids));
    const names = translationsByResource(['countries'], texts).countries;
    const shop = await this.ofShop(chain);
    return new Map(
      vendors.flatMap((vendor): [number, string[]][] => {
        const country = countries.find(({ id }) => id === vendor.country_id);
        const named = country && overlay(country, names.get(country.id), chain);
        const own = linesOf(vendor, named?.name);
        const lines = own.length === 0 && vendor.id === shop.id ? shop.lines : own;
        return lines.length > 0 ? [[vendor.id, [vendor.store_name, ...lines]]] : [];
      }),
    );
  }

  private async ofShop(chain: readonly string[]): Promise<{ id: number | null; lines: string[] }> {
    const { platform_vendor_id: id } = await this.settings.general();
    const store = await this.settings.get('store');
    const { address } = overlay(store, store.translations, chain);
    return { id, lines: address.split('\n').filter(Boolean) };
  }
}

function sourcesOf(ids: readonly number[]) {
  const own = `SELECT country_id FROM vendors WHERE id IN (${placeholders(ids)})`;
  const vendors: RowSource<Addressed> = {
    entity: Vendor,
    rest: `WHERE r.id IN (${placeholders(ids)})`,
    properties: ['id', 'store_name', 'line1', 'postcode', 'city', 'country_id'],
    values: ids,
  };
  const countries: RowSource<Pick<Country, 'id' | 'name'>> = {
    entity: Country,
    rest: `WHERE r.id IN (${own})`,
    properties: ['id', 'name'],
    values: ids,
  };
  const texts: RowSource<Translation> = {
    entity: Translation,
    rest: `WHERE r.resource = 'countries' AND r.record_id IN (${own})`,
    values: ids,
  };
  return { vendors, countries, texts };
}

function linesOf({ line1, postcode, city }: Addressed, country: string | undefined): string[] {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [line1, town, country].filter((line): line is string => !!line);
}
