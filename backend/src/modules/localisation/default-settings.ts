import { Injectable } from '@nestjs/common';
import type { WebCurrency, WebsiteDefaultSettings } from '@stoa/contracts';
import { Languages } from '../../kernel/i18n';
import { Pictures } from '../media';
import { publicGeneral, Settings } from '../settings';
import { Currencies } from './currencies';
import { Locales } from './locales';

/** Initial storefront settings: default currency and language, public settings (specification §3.1). */
@Injectable()
export class DefaultSettings {
  constructor(
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly locales: Locales,
    private readonly languages: Languages,
    private readonly pictures: Pictures,
  ) {}

  async read(language: string): Promise<WebsiteDefaultSettings> {
    const [general, theme] = await Promise.all([this.settings.general(), this.settings.theme()]);
    return {
      currency: await this.currency(language),
      language: this.locales.default(language),
      general_settings: publicGeneral(general, this.languages.chain(language)),
      logo: (await this.pictures.findByIds([general.logo_id], language)).get(general.logo_id ?? 0) ?? null,
      theme: { ...theme },
    };
  }

  private async currency(language: string): Promise<WebCurrency> {
    const { code } = this.currencies.default();
    const shown = await this.currencies.forPeople(language);
    const currency = shown.find((one) => one.code === code);
    if (!currency) throw new Error(`The default currency ${code} is not among the active ones`);
    return currency;
  }
}
