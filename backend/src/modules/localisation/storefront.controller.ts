import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type {
  CityOption,
  CountryOption,
  StateOption,
  WebCurrency,
  WebLanguage,
  WebsiteDefaultSettings,
} from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, Public } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { Currencies } from './currencies';
import { DefaultSettings } from './default-settings';
import { Locales } from './locales';
import { PlaceLists } from './place-lists';

/** Public languages, currencies and places (specification §7.7). */
@ApiTags('web localisation')
@Controller('backend/api/web')
export class LocalisationStorefrontController {
  constructor(
    private readonly locales: Locales,
    private readonly money: Currencies,
    private readonly places: PlaceLists,
    private readonly defaults: DefaultSettings,
  ) {}

  @Public()
  @Get('website_default_settings')
  websiteDefaultSettings(@From() { language }: Caller): Promise<WebsiteDefaultSettings> {
    return this.defaults.read(language);
  }

  @Public()
  @Get('languages')
  languages(@From() { language }: Caller): readonly WebLanguage[] {
    return this.locales.active(language);
  }

  @Public()
  @Get('currencies')
  currencies(@From() { language }: Caller): Promise<WebCurrency[]> {
    return this.money.forPeople(language);
  }

  @Public()
  @Get('countriesActive')
  countries(@From() { language }: Caller): Promise<CountryOption[]> {
    return this.places.countries(language);
  }

  @Public()
  @Get('statesActive')
  states(@From() { language }: Caller): Promise<StateOption[]> {
    return this.places.states(language);
  }

  @Public()
  @Get('citiesActive')
  cities(@From() { language }: Caller): Promise<CityOption[]> {
    return this.places.cities(language);
  }

  @Public()
  @Get('getStatesByCountry/:id')
  statesOf(@Param('id', IdPipe) id: number, @From() { language }: Caller): Promise<StateOption[]> {
    return this.places.states(language, id);
  }

  @Public()
  @Get('getCitiesByState/:id')
  citiesOf(@Param('id', IdPipe) id: number, @From() { language }: Caller): Promise<CityOption[]> {
    return this.places.cities(language, id);
  }
}
