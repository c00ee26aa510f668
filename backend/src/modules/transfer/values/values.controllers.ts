import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ImportRecord, ImportValueRecord } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Allow, Me } from '../../../kernel/access';
import { IdPipe, type Page } from '../../../kernel/http';
import { ImportsPresenter } from '../imports.presenter';
import { ApplyMapping } from './apply-mapping';
import { DecideValues } from './decide-values';
import { ImportValues } from './import-values';
import {
  ApplyImportMappingInput,
  DecideImportValuesInput,
  MapImportValuesInput,
  SaveImportMappingInput,
  ValueChoicesQuery,
} from './import-values.inputs';
import { MapImportValues } from './map-import-values';
import { RequestValues } from './request-values';
import { SaveMapping } from './save-mapping';
import type { ValueTarget } from './value-targets';

/** Creates the endpoints of values, for one audience. */
function importValues(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} imports`)
  @Controller(`backend/api/${audience}`)
  class ImportValuesController {
    constructor(
      readonly values: ImportValues,
      readonly mapping: MapImportValues,
      readonly presenter: ImportsPresenter,
    ) {}

    @Allow(audience, 'imports.read')
    @Get('fetchImportValues/:id')
    list(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<Page<ImportValueRecord, 'values'>> {
      return this.values.list(id, actor);
    }

    @Allow(audience, 'imports.read')
    @Get('fetchImportValueChoices/:id')
    choices(
      @Param('id', IdPipe) id: number,
      @Query() { q = '' }: ValueChoicesQuery,
      @Me() actor: Actor,
    ): Promise<Page<ValueTarget, 'choices'>> {
      return this.values.choices(id, q, actor);
    }

    @Allow(audience, 'imports.update')
    @Put('mapImportValues/:id')
    async map(
      @Param('id', IdPipe) id: number,
      @Body() input: MapImportValuesInput,
      @Me() actor: Actor,
    ): Promise<ImportRecord> {
      return this.presenter.record(await this.mapping.execute(id, input, actor));
    }
  }
  return ImportValuesController;
}

/** Creates the endpoints that save and apply mappings, for one audience. */
function savedMappings(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} imports`)
  @Controller(`backend/api/${audience}`)
  class SavedMappingsController {
    constructor(
      readonly saving: SaveMapping,
      readonly applying: ApplyMapping,
      readonly presenter: ImportsPresenter,
    ) {}

    @Allow(audience, 'imports.update')
    @HttpCode(200)
    @Post('saveImportMapping/:id')
    save(
      @Param('id', IdPipe) id: number,
      @Body() { name }: SaveImportMappingInput,
      @Me() actor: Actor,
    ): Promise<{ id: number }> {
      return this.saving.execute(id, name, actor);
    }

    @Allow(audience, 'imports.update')
    @Put('applyImportMapping/:id')
    async apply(
      @Param('id', IdPipe) id: number,
      @Body() { mapping_id }: ApplyImportMappingInput,
      @Me() actor: Actor,
    ): Promise<ImportRecord> {
      return this.presenter.record(await this.applying.execute(id, mapping_id, actor));
    }
  }
  return SavedMappingsController;
}

/** A vendor's requests for new values. */
@ApiTags('vendor imports')
@Controller('backend/api/vendor')
class ValueRequestsController {
  constructor(
    readonly requests: RequestValues,
    readonly presenter: ImportsPresenter,
  ) {}

  @Allow('vendor', 'imports.update')
  @HttpCode(200)
  @Post('requestImportValues/:id')
  async request(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
    return this.presenter.record(await this.requests.request(id, actor));
  }

  @Allow('vendor', 'imports.update')
  @HttpCode(200)
  @Post('withdrawImportRequest/:id')
  async withdraw(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
    return this.presenter.record(await this.requests.withdraw(id, actor));
  }
}

/** Operators' decisions about them. */
@ApiTags('admin imports')
@Controller('backend/api/admin')
class ValueDecisionsController {
  constructor(
    readonly deciding: DecideValues,
    readonly presenter: ImportsPresenter,
  ) {}

  @Allow('admin', 'imports.update')
  @Put('decideImportValues/:id')
  async decide(
    @Param('id', IdPipe) id: number,
    @Body() input: DecideImportValuesInput,
    @Me() actor: Actor,
  ): Promise<ImportRecord> {
    return this.presenter.record(await this.deciding.execute(id, input, actor));
  }
}

/** The endpoints of values, saved mappings, requests and decisions. */
export const valuesControllers = [
  ...(['admin', 'vendor'] as const).flatMap((one) => [importValues(one), savedMappings(one)]),
  ValueRequestsController,
  ValueDecisionsController,
];
