import { Global, Module } from '@nestjs/common';
import { CurrencyBook } from '../../kernel/export';
import { ResourceModule } from '../../kernel/resource';
import { SettingsModule } from '../settings';
import { TableCache } from './table-cache';
import { CountryStore } from './country.store';
import { Currencies } from './currencies';
import { CurrencyStore } from './currency.store';
import { DefaultSettings } from './default-settings';
import { LanguageStore } from './language.store';
import { Locales } from './locales';
import { cities, countries, currencies, languages, states, zones } from './localisation.resources';
import {
  AdminLocalisationController,
  AdminPlacesController,
  VendorPlacesController,
} from './lookups.controllers';
import { LocalisationLookups } from './lookups';
import { PlaceLists } from './place-lists';
import { PlaceLookup } from './place-lookup';
import { StateStore } from './state.store';
import { LocalisationStorefrontController } from './storefront.controller';
import { Zones } from './zones';
import { ZoneStore } from './zone.store';

/** Languages, currencies and places. */
@Global()
@Module({
  imports: [
    SettingsModule,
    ResourceModule.forFeature(languages, currencies, countries, states, cities, zones),
  ],
  controllers: [
    LocalisationStorefrontController,
    AdminLocalisationController,
    AdminPlacesController,
    VendorPlacesController,
  ],
  providers: [
    DefaultSettings,
    LocalisationLookups,
    PlaceLists,
    PlaceLookup,
    TableCache,
    Currencies,
    { provide: CurrencyBook, useExisting: Currencies },
    Locales,
    Zones,
    LanguageStore,
    CurrencyStore,
    CountryStore,
    StateStore,
    ZoneStore,
  ],
  exports: [PlaceLists, PlaceLookup, Currencies, CurrencyBook, DefaultSettings, Locales, Zones, TableCache],
})
export class LocalisationModule {}
