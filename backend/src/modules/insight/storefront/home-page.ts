import { Injectable } from '@nestjs/common';
import type { HomeData } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import type { CardReader } from '../../search';
import { type ListName, ProductLists, PublicAnswers } from '../../search';
import { InstagramFeed, Posts } from '../../content';
import { Currencies } from '../../localisation';
import { ListFlashSales } from '../../promotions';
import { Settings } from '../../settings';
import { Menus } from './menus';

/** Twice what a grid shows, because the page drops products that an earlier grid shows already. */
const CARDS = 16;
/** One row of the widest grid. */
const SALE_ITEMS = 5;
const POSTS = 3;
const INSTAGRAM_POSTS = 6;

/** All data of the home page in one response (specification §7.7 `shopPageData`). */
@Injectable()
export class HomePage {
  constructor(
    private readonly lists: ProductLists,
    private readonly menus: Menus,
    private readonly flashSales: ListFlashSales,
    private readonly posts: Posts,
    private readonly instagram: InstagramFeed,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly answers: PublicAnswers,
  ) {}

  answer({ language, currency }: CardReader): Promise<RawJson<HomeData>> {
    const reader = { language, currency };
    const key = ['home', language, this.currencies.get(currency).code];
    return this.answers.getOrCompute(key, () => this.text(reader), 'list', {
      again: () => this.answer(reader),
    });
  }

  private async text(reader: CardReader): Promise<string> {
    const { language } = reader;
    const isMultiVendor = await this.settings.isMultiVendor();
    const rest: Omit<HomeData, ListName> = {
      categories: await this.menus.featuredCategories(language),
      flash_sale: await this.flashSale(reader),
      stores: isMultiVendor ? await this.menus.featuredStores(language) : [],
      brands: await this.menus.brands(language),
      posts: await this.posts.latest(POSTS, language),
      instagram: (await this.instagram.latest()).slice(0, INSTAGRAM_POSTS),
    };
    const cards = [
      `"featured":${await this.lists.text('featured', reader, CARDS)}`,
      `"new_arrivals":${await this.lists.text('new_arrivals', reader, CARDS)}`,
      `"trending":${await this.lists.text('trending', reader, CARDS)}`,
      `"upcoming":${await this.lists.text('upcoming', reader, CARDS)}`,
    ];
    return `{${cards.join(',')},${JSON.stringify(rest).slice(1)}`;
  }

  private async flashSale(reader: CardReader): Promise<HomeData['flash_sale']> {
    const [first] = (await this.flashSales.execute(reader)).live;
    const items = first?.items.filter(({ left: remaining }) => remaining !== 0).slice(0, SALE_ITEMS) ?? [];
    return first && items.length > 0 ? { ...first, items } : null;
  }
}
