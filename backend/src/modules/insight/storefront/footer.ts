import { Injectable } from '@nestjs/common';
import type { FooterData } from '@stoa/contracts';
import { Languages, overlay } from '../../../kernel/i18n';
import { FOOTER_GROUPS, FooterPages } from '../../content';
import { Settings } from '../../settings';
import { FOOTER_TEXTS } from './footer-texts';
import { Menus } from './menus';

const MAX_CATEGORIES = 6;

/** Links and contact data of the page footer. */
@Injectable()
export class Footer {
  constructor(
    private readonly menus: Menus,
    private readonly settings: Settings,
    private readonly languages: Languages,
    private readonly pages: FooterPages,
  ) {}

  async find(language: string): Promise<FooterData> {
    const { contact_email, contact_phone, is_multi_vendor } = await this.settings.general();
    const store = await this.settings.get('store');
    const { address, opening_hours } = overlay(store, store.translations, this.languages.chain(language));
    const texts = FOOTER_TEXTS[language] ?? FOOTER_TEXTS.en;
    const categories = (await this.menus.menu(language)).slice(0, MAX_CATEGORIES);
    const own = await this.pages.list(language);
    const isMarketplace = is_multi_vendor === 1;
    const stores = isMarketplace ? [{ label: texts.stores, href: '/stores' }] : [];
    const apply = isMarketplace ? [{ label: texts.apply, href: '/become-a-vendor' }] : [];
    const pages = { ...own, selling: [...apply, ...own.selling] };
    const columns = [
      {
        title: texts.shop,
        links: categories.map(({ name, slug }) => ({
          label: name,
          href: `/Shop?category=${encodeURIComponent(slug)}`,
        })),
      },
      {
        title: texts.discover,
        links: [
          { label: texts.newArrivals, href: '/new-arrival-products' },
          { label: texts.flashSales, href: '/flash-sales' },
          { label: texts.brands, href: '/brands' },
          ...stores,
          { label: texts.blog, href: '/blog' },
        ],
      },
      {
        title: texts.account,
        links: [
          { label: texts.orders, href: '/customer/orders' },
          { label: texts.tracking, href: '/ProductOrder' },
          { label: texts.profile, href: '/customer/profile' },
          { label: texts.cart, href: '/cart' },
        ],
      },
      ...FOOTER_GROUPS.map((group) => ({ title: texts[group], links: pages[group] })),
    ];
    return {
      // A new shop has neither categories nor pages.
      columns: columns.filter(({ links }) => links.length > 0),
      contact: { email: contact_email, phone: contact_phone, address, opening_hours },
    };
  }
}
