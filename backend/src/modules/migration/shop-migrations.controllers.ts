import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ShopMigrationIssueRecord, ShopMigrationRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Actor, Caller } from '../../kernel/access';
import { Allow, From, Me } from '../../kernel/access';
import { IdPipe, type Page, TakesFiles } from '../../kernel/http';
import { ListQuery } from '../../kernel/resource';
import { MoveShopMigration } from './move-shop-migration';
import { ReceiveShopMigration } from './receive-shop-migration';
import { SetMigrationFile } from './set-migration-file';
import { ShopMigrationIssues } from './shop-migration-issues';
import { ShopMigrationPresenter } from './shop-migration.presenter';
import { MigrationFileInput } from './shop-migrations.inputs';

const FORM = {
  schema: {
    type: 'object',
    required: ['files'],
    properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
  },
};

/** Files and reports of migrations from another shop; for operators only. */
@ApiTags('admin shop migrations')
@Controller('backend/api/admin')
export class ShopMigrationsController {
  constructor(
    private readonly receiving: ReceiveShopMigration,
    private readonly files: SetMigrationFile,
    private readonly issues: ShopMigrationIssues,
    private readonly presenter: ShopMigrationPresenter,
  ) {}

  @Allow('admin', 'shop_migrations.create')
  @TakesFiles(FORM)
  @HttpCode(200)
  @Post('uploadShopMigration')
  async receive(@Req() request: FastifyRequest, @Me() actor: Actor): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.receiving.execute(request, actor));
  }

  @Allow('admin', 'shop_migrations.update')
  @Put('setMigrationFile/:id')
  async setFile(
    @Param('id', IdPipe) id: number,
    @Body() input: MigrationFileInput,
  ): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.files.execute(id, input));
  }

  @Allow('admin', 'shop_migrations.read')
  @Get('fetchShopMigrationIssues/:id')
  issuesOf(
    @Param('id', IdPipe) id: number,
    @Query() query: ListQuery,
    @From() caller: Caller,
  ): Promise<Page<ShopMigrationIssueRecord, 'issues'>> {
    return this.issues.page(id, query, caller);
  }

  @Allow('admin', 'shop_migrations.read')
  @HttpCode(200)
  @Post('exportShopMigrationIssues/:id')
  issuesFile(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<StreamableFile> {
    return this.issues.file(id, caller);
  }
}

/** Checks, starts, stops and undoes migrations from another shop. */
@ApiTags('admin shop migrations')
@Controller('backend/api/admin')
export class ShopMigrationMovesController {
  constructor(
    private readonly moving: MoveShopMigration,
    private readonly presenter: ShopMigrationPresenter,
  ) {}

  @Allow('admin', 'shop_migrations.update')
  @HttpCode(200)
  @Post('checkShopMigration/:id')
  async check(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.moving.check(id, actor));
  }

  @Allow('admin', 'shop_migrations.update')
  @HttpCode(200)
  @Post('startShopMigration/:id')
  async start(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.moving.start(id, actor));
  }

  @Allow('admin', 'shop_migrations.update')
  @HttpCode(200)
  @Post('stopShopMigration/:id')
  async stop(@Param('id', IdPipe) id: number): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.moving.stop(id));
  }

  @Allow('admin', 'shop_migrations.delete')
  @HttpCode(200)
  @Post('undoShopMigration/:id')
  async undo(@Param('id', IdPipe) id: number): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.moving.undo(id));
  }

  @Allow('admin', 'shop_migrations.update')
  @HttpCode(200)
  @Post('inviteMigratedCustomers/:id')
  async invite(@Param('id', IdPipe) id: number): Promise<ShopMigrationRecord> {
    return this.presenter.single(await this.moving.invite(id));
  }
}
