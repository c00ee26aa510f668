import { Global, Module } from '@nestjs/common';
import { FetchPicture } from './fetch-picture';

/** Requests to hosts of the open network that somebody else has named. */
@Global()
@Module({ providers: [FetchPicture], exports: [FetchPicture] })
export class OutboundModule {}
