import { Global, Module } from '@nestjs/common';
import { FetchFile } from './fetch-file';
import { FetchPicture } from './fetch-picture';

/** Requests to external hosts from user input. */
@Global()
@Module({ providers: [FetchFile, FetchPicture], exports: [FetchFile, FetchPicture] })
export class OutboundModule {}
