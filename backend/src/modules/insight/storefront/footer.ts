import { Injectable } from '@nestjs/common';
import type { FooterData } from '@stoa/contracts';
import { Languages, overlay } from '../../../kernel/i18n';
import { FOOTER_GROUPS, FooterPages } from '../../content';
import { Settings } from '../../settings';
import { FOOTER_WORDS } from './footer-texts';
import { Menus } from './menus';

const MOST_CATEGORIES = 6;

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
    const words = FOOTER_WORDS[language] ?? FOOTER_WORDS.en;
    const categories = (await this.menus.menu(language)).slice(0, MOST_CATEGORIES);
    const own = await this.pages.list(language);
    const isMarketplace = is_multi_vendor === 1;
    const stores = isMarketplace ? [{ label: words.stores, href: '/stores' }] : [];
    const apply = isMarketplace ? [{ label: words.apply, href: '/become-a-vendor' }] : [];
    const pages = { ...own, selling: [...apply, ...own.selling] };
    return {
      columns: [
        {
          title: words.shop,
          links: categories.map(({ name, slug }) => ({
            label: name,
            href: `/Shop?category=${encodeURIComponent(slug)}`,
          })),
        },
        {
          title: words.discover,
          links: [
            { label: words.newArrivals, href: '/new-arrival-products' },
            { label: words.flashSales, href: '/flash-sales' },
            { label: words.brands, href: '/brands' },
            ...stores,
            { label: words.blog, href: '/blog' },
          ],
        },
        {
          title: words.account,
          links: [
            { label: words.orders, href: '/customer/orders' },
            { label: words.tracking, href: '/ProductOrder' },
            { label: words.profile, href: '/customer/profile' },
            { label: words.cart, href: '/cart' },
          ],
        },
        ...FOOTER_GROUPS.flatMap((group) =>
          pages[group].length > 0 ? [{ title: words[group], links: pages[group] }] : [],
        ),
      ],
      contact: { email: contact_email, phone: contact_phone, address, opening_hours },
    };
  }
}
