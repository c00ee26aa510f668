import { Global, Module } from '@nestjs/common';
import { Config } from '../config';
import { DiskStorage } from './disk.storage';
import { Pictures } from './pictures';
import { PrivateFiles } from './private-files';
import { S3Storage } from './s3.storage';
import { Storage } from './storage';

const DISK = 'disk:';

function driver(config: Config): Storage {
  return config.STORAGE.startsWith(DISK)
    ? new DiskStorage(config.STORAGE.slice(DISK.length))
    : new S3Storage(config);
}

/** Files and images, on disk or in S3 by STORAGE. */
@Global()
@Module({
  providers: [{ provide: Storage, inject: [Config], useFactory: driver }, Pictures, PrivateFiles],
  exports: [Storage, Pictures, PrivateFiles],
})
export class StorageModule {}
