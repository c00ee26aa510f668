import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ImportIssueRecord, ImportRecord, ImportTarget } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import { IdPipe, Page, TakesFiles } from '../../kernel/http';
import { FilterData, ListQuery } from '../../kernel/resource';
import { ExportProducts } from './export-products';
import { targetsFor } from './formats/targets';
import { ImportLayoutInput, MapImportInput } from './import.inputs';
import { ImportIssues } from './import-issues';
import { ImportsPresenter } from './imports.presenter';
import { MapImport } from './map-import';
import { MoveImport } from './move-import';
import { ReceiveImport } from './receive-import';
import { SetImportLayout } from './set-import-layout';

const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' }, vendor_id: { type: 'integer' } },
  },
};

/** Creates the endpoints of the import wizard for one audience (specification §7.6). */
function importsController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} imports`)
  @Controller(`backend/api/${audience}`)
  class ImportsController {
    constructor(
      readonly receiving: ReceiveImport,
      readonly issues: ImportIssues,
      readonly exporting: ExportProducts,
      readonly presenter: ImportsPresenter,
    ) {}

    @Allow(audience, 'imports.create')
    @TakesFiles(FORM)
    @HttpCode(200)
    @Post('importData')
    async receive(@Req() request: FastifyRequest, @Me() actor: Actor): Promise<ImportRecord> {
      return this.presenter.record(await this.receiving.execute(request, actor));
    }

    @Allow(audience, 'imports.read')
    @Get('fetchImportTargets')
    targets(): Page<ImportTarget, 'targets'> {
      const rows = targetsFor(audience);
      return new Page('targets', rows, rows.length);
    }

    @Allow(audience, 'imports.read')
    @Get('fetchImportIssues/:id')
    issuesOf(
      @Param('id', IdPipe) id: number,
      @Query() query: ListQuery,
      @From() caller: Caller,
    ): Promise<Page<ImportIssueRecord, 'issues'>> {
      return this.issues.page(id, query, caller);
    }

    @Allow(audience, 'imports.read')
    @HttpCode(200)
    @Post('exportImportIssues/:id')
    issuesFile(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
      return this.issues.file(id, caller);
    }

    @Allow(audience, 'products.export')
    @HttpCode(200)
    @Post('exportProducts')
    exportProducts(@Body() filter: FilterData, @From() caller: Caller): Promise<StreamableFile> {
      return this.exporting.execute(filter, caller);
    }
  }
  return ImportsController;
}

/** Creates the endpoints that say how the file of an import is read, for one audience. */
function importColumns(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} imports`)
  @Controller(`backend/api/${audience}`)
  class ImportColumnsController {
    constructor(
      readonly mapping: MapImport,
      readonly layout: SetImportLayout,
      readonly presenter: ImportsPresenter,
    ) {}

    @Allow(audience, 'imports.update')
    @Put('mapImport/:id')
    async map(
      @Param('id', IdPipe) id: number,
      @Body() input: MapImportInput,
      @Me() actor: Actor,
    ): Promise<ImportRecord> {
      return this.presenter.record(await this.mapping.execute(id, input, actor));
    }

    @Allow(audience, 'imports.update')
    @Put('setImportLayout/:id')
    async setLayout(
      @Param('id', IdPipe) id: number,
      @Body() input: ImportLayoutInput,
      @Me() actor: Actor,
    ): Promise<ImportRecord> {
      return this.presenter.record(await this.layout.execute(id, input, actor));
    }
  }
  return ImportColumnsController;
}

/** Creates the endpoints that check, start, stop and undo imports, for one audience. */
function importMoves(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} imports`)
  @Controller(`backend/api/${audience}`)
  class ImportMovesController {
    constructor(
      readonly moving: MoveImport,
      readonly presenter: ImportsPresenter,
    ) {}

    @Allow(audience, 'imports.update')
    @HttpCode(200)
    @Post('checkImport/:id')
    async check(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
      return this.presenter.record(await this.moving.check(id, actor));
    }

    @Allow(audience, 'imports.update')
    @HttpCode(200)
    @Post('startImport/:id')
    async start(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
      return this.presenter.record(await this.moving.start(id, actor));
    }

    @Allow(audience, 'imports.update')
    @HttpCode(200)
    @Post('stopImport/:id')
    async stop(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
      return this.presenter.record(await this.moving.stop(id, actor));
    }

    @Allow(audience, 'imports.delete')
    @HttpCode(200)
    @Post('undoImport/:id')
    async undo(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ImportRecord> {
      return this.presenter.record(await this.moving.undo(id, actor));
    }
  }
  return ImportMovesController;
}

/** The import controllers of both audiences. */
export const importsControllers = (['admin', 'vendor'] as const).flatMap((audience) => [
  importsController(audience),
  importColumns(audience),
  importMoves(audience),
]);
