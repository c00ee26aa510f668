import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import type { City } from './city.entity';
import type { Country } from './country.entity';
import type { NamedCode } from './lookups';
import { LocalisationLookups } from './lookups';
import type { State } from './state.entity';
import type { Zone } from './zone.entity';

/** Back-office look-ups of places and codes, in addition to the generic ones. */
@ApiTags('admin localisation')
@Controller('backend/api/admin')
export class AdminLocalisationController {
  constructor(private readonly lookups: LocalisationLookups) {}

  @Allow('admin', 'languages.read')
  @Get('languageCodesActive')
  languageCodes(@From() caller: Caller): Promise<Page<NamedCode, 'language_codes'>> {
    return this.lookups.languageCodes(caller);
  }

  @Allow('admin', 'currencies.read')
  @Get('currencyCodesActive')
  currencyCodes(@From() caller: Caller): Promise<Page<NamedCode, 'currency_codes'>> {
    return this.lookups.currencyCodes(caller);
  }

  @Allow('admin', 'countries.read')
  @Get('getActiveCountryById/:id')
  country(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page<RecordOf<Country>>> {
    return this.lookups.country(id, caller);
  }

  @Allow('admin', 'zones.read')
  @Get('getZonesByCountry/:id')
  zones(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page<RecordOf<Zone>>> {
    return this.lookups.zonesOf(id, caller);
  }
}

/** States of a country and cities of a state, for one audience. */
function placesController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} localisation`)
  @Controller(`backend/api/${audience}`)
  class PlacesController {
    constructor(readonly lookups: LocalisationLookups) {}

    @Allow(audience, 'states.read')
    @Get('getStatesByCountry/:id')
    states(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page<RecordOf<State>>> {
      return this.lookups.statesOf(id, caller);
    }

    @Allow(audience, 'cities.read')
    @Get('getCitiesByState/:id')
    cities(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page<RecordOf<City>>> {
      return this.lookups.citiesOf(id, caller);
    }
  }
  return PlacesController;
}

export const AdminPlacesController = placesController('admin');
export const VendorPlacesController = placesController('vendor');
