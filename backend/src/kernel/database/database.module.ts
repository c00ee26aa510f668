import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config';
import { Database, READER } from './database';
import { Replicas } from './replicas';
import { readerOptions, writerOptions } from './data-sources';

/** Registers the writer, then the reader, and `Database` on top of both. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({ inject: [Config], useFactory: (config: Config) => writerOptions(config) }),
    TypeOrmModule.forRootAsync({
      name: READER,
      inject: [Config],
      // Nest resolves the data source by this name at shutdown.
      useFactory: (config: Config) => ({ ...readerOptions(config), name: READER }),
    }),
  ],
  providers: [Database, Replicas],
  exports: [Database],
})
export class DatabaseModule {}
