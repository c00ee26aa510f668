import type { S3Client } from '@aws-sdk/client-s3';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Config } from '../config';
import { Storage, type StoredFile } from './storage';

type Library = typeof import('@aws-sdk/client-s3');

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}

/** Stores files in an S3 bucket, private ones in S3_PRIVATE_BUCKET if set; or in a server at S3_ENDPOINT. */
export class S3Storage extends Storage {
  private connected: Promise<{ library: Library; client: S3Client }> | undefined;

  constructor(private readonly config: Config) {
    super();
  }

  async put(key: string, body: Buffer): Promise<void> {
    const { library, client } = await this.connect();
    await client.send(new library.PutObjectCommand({ ...this.object(key), Body: body }));
  }

  async putFile(key: string, path: string): Promise<void> {
    const { library, client } = await this.connect();
    const { size } = await stat(path);
    const body = { Body: createReadStream(path), ContentLength: size };
    await client.send(new library.PutObjectCommand({ ...this.object(key), ...body }));
  }

  async get(key: string): Promise<StoredFile | null> {
    const { library, client } = await this.connect();
    try {
      const { Body, ContentLength } = await client.send(new library.GetObjectCommand(this.object(key)));
      return Body instanceof Readable ? { stream: Body, size: ContentLength ?? 0 } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async exists(key: string): Promise<boolean> {
    const { library, client } = await this.connect();
    try {
      await client.send(new library.HeadObjectCommand(this.object(key)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const { library, client } = await this.connect();
    await client.send(new library.DeleteObjectCommand(this.object(key)));
  }

  private object(key: string): { Bucket: string; Key: string } {
    const { S3_BUCKET, S3_PRIVATE_BUCKET } = this.config;
    const bucket = this.isPrivate(key) ? (S3_PRIVATE_BUCKET ?? S3_BUCKET) : S3_BUCKET;
    return { Bucket: bucket ?? '', Key: this.checked(key) };
  }

  /** The library is large, so it is loaded lazily. */
  private connect(): Promise<{ library: Library; client: S3Client }> {
    this.connected ??= import('@aws-sdk/client-s3').then((library) => {
      const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.config;
      const client = new library.S3Client({
        region: S3_REGION,
        ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
        ...(S3_ACCESS_KEY_ID &&
          S3_SECRET_ACCESS_KEY && {
            credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
          }),
      });
      return { library, client };
    });
    return this.connected;
  }
}
