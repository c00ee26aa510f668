import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MediaFolder, MediaRecord } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe, TakesFiles } from '../../kernel/http';
import { FilterData, ListQuery, ResourceService } from '../../kernel/resource';
import type { UploadRules } from './media-library';
import { MediaLibrary } from './media-library';
import type { Media } from './media.entity';
import { media } from './media.resource';

const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      folder: { type: 'string' },
      alt: { type: 'string' },
    },
  },
};

/** Media library endpoints for one audience (specification §7.2). */
function mediaController(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} media`)
  @Controller(`backend/api/${audience}`)
  class MediaController {
    constructor(
      readonly resourceService: ResourceService,
      readonly library: MediaLibrary,
    ) {}

    @Allow(audience, 'media.read')
    @Get('fetchMedia')
    list(@Query() query: ListQuery, @From() caller: Caller): Promise<Page<RecordOf<Media>>> {
      return this.resourceService.list(media, query, caller);
    }

    @Allow(audience, 'media.read')
    @Get('fetchMedia/:id')
    one(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<RecordOf<Media>> {
      return this.resourceService.one(media, id, caller);
    }

    @Allow(audience, 'media.read')
    @HttpCode(200)
    @Post('filterMedia')
    filter(@Body() data: FilterData, @From() caller: Caller): Promise<Page<RecordOf<Media>>> {
      return this.resourceService.filter(media, data, caller);
    }

    @Allow(audience, 'media.read')
    @Get('fetchMediaFolders')
    folders(@From() caller: Caller): Promise<Page<MediaFolder, 'folders'>> {
      return this.library.folders(caller);
    }

    @Allow(audience, 'media.delete')
    @Get('deleteMedia/:id')
    remove(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<{ id: number }> {
      return this.library.remove(id, caller);
    }

    @Allow(audience, 'media.create')
    @Get('addMedia')
    rules(@From() caller: Caller): Promise<UploadRules> {
      return this.library.rules(caller);
    }

    @Allow(audience, 'media.create')
    @TakesFiles(FORM)
    @HttpCode(200)
    @Post('addMedia')
    add(@Req() request: FastifyRequest, @From() caller: Caller): Promise<MediaRecord> {
      return this.library.upload(request, caller);
    }
  }
  return MediaController;
}

export const AdminMediaController = mediaController('admin');
export const VendorMediaController = mediaController('vendor');
