import { Global, Module } from '@nestjs/common';
import { FetchPicture } from './fetch-picture';

/** Requests to external hosts from user input. */
@Global()
@Module({ providers: [FetchPicture], exports: [FetchPicture] })
export class OutboundModule {}
