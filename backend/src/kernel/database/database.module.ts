import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config';
import { Database, READER } from './database';
import { Replicas } from './replicas';
import { readerOptions, writerOptions } from './data-sources';

/** Registers the writer, then the reader, and the port over both. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({ inject: [Config], useFactory: (config: Config) => writerOptions(config) }),
    TypeOrmModule.forRootAsync({
      name: READER,
      inject: [Config],
      // Nest looks the source up by this name when it shuts down.
      useFactory: (config: Config) => ({ ...readerOptions(config), name: READER }),
    }),
  ],
  providers: [Database, Replicas],
  exports: [Database],
})
export class DatabaseModule {}
