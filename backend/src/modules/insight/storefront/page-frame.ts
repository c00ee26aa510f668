import { Injectable } from '@nestjs/common';
import type { GenericWebData } from '@stoa/contracts';
import type { RawJson } from '../../../kernel/http';
import { PublicAnswers } from '../../search';
import { DescribedPages, PublishedDocuments } from '../../content';
import { Currencies, DefaultSettings, Locales } from '../../localisation';
import { Footer } from './footer';
import { Menus } from './menus';

/** Layout data that every page needs, in one response (specification §7.7 `generic_web_data`). */
@Injectable()
export class PageFrame {
  constructor(
    private readonly defaults: DefaultSettings,
    private readonly locales: Locales,
    private readonly currencies: Currencies,
    private readonly menus: Menus,
    private readonly footer: Footer,
    private readonly documents: PublishedDocuments,
    private readonly pages: DescribedPages,
    private readonly answers: PublicAnswers,
  ) {}

  answer(language: string): Promise<RawJson<GenericWebData>> {
    const data = async (): Promise<string> => JSON.stringify(await this.read(language));
    return this.answers.getOrCompute(['frame', language], data, 'page');
  }

  private async read(language: string): Promise<GenericWebData> {
    return {
      settings: await this.defaults.read(language),
      languages: [...this.locales.active(language)],
      currencies: await this.currencies.forPeople(language),
      menu: await this.menus.menu(language),
      footer: await this.footer.find(language),
      documents: [...(await this.documents.find()).keys()],
      pages: await this.pages.singles(language),
    };
  }
}
