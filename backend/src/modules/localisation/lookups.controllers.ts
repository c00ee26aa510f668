import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { LocalisationLookups } from './lookups';

/** What the back office looks up of places and codes beside the generic look-ups. */
@ApiTags('admin localisation')
@Controller('backend/api/admin')
export class AdminLocalisationController {
  constructor(private readonly lookups: LocalisationLookups) {}

  @Allow('admin', 'languages.read')
  @Get('languageCodesActive')
  languageCodes(@From() caller: Caller): Promise<Page> {
    return this.lookups.languageCodes(caller);
  }

  @Allow('admin', 'currencies.read')
  @Get('currencyCodesActive')
  currencyCodes(@From() caller: Caller): Promise<Page> {
    return this.lookups.currencyCodes(caller);
  }

  @Allow('admin', 'countries.read')
  @Get('getActiveCountryById/:id')
  country(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
    return this.lookups.country(id, caller);
  }

  @Allow('admin', 'zones.read')
  @Get('getZonesByCountry/:id')
  zones(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
    return this.lookups.zonesOf(id, caller);
  }
}

/** From a place to those in it, for one audience. */
function placesController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} localisation`)
  @Controller(`backend/api/${audience}`)
  class PlacesController {
    constructor(readonly lookups: LocalisationLookups) {}

    @Allow(audience, 'states.read')
    @Get('getStatesByCountry/:id')
    states(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
      return this.lookups.statesOf(id, caller);
    }

    @Allow(audience, 'cities.read')
    @Get('getCitiesByState/:id')
    cities(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Page> {
      return this.lookups.citiesOf(id, caller);
    }
  }
  return PlacesController;
}

export const AdminPlacesController = placesController('admin');
export const VendorPlacesController = placesController('vendor');
