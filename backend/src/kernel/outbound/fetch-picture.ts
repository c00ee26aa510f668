import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { FetchFile, FileRefused } from './fetch-file';

/** Why an image can never be fetched, as a message for people. */
export { FileRefused as PictureRefused };

const TIMEOUT = 15_000;

/** Fetches images from public addresses only. */
@Injectable()
export class FetchPicture {
  constructor(
    private readonly config: Config,
    private readonly files: FetchFile,
  ) {}

  /** @throws PictureRefused for permanent failures; other errors may be temporary */
  async execute(url: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    const request = {
      accept: 'image/avif,image/webp,image/*',
      limit: this.config.UPLOAD_LIMIT,
      timeout: TIMEOUT,
      messages: {
        host: 'is on a host that pictures are not downloaded from',
        size: 'exceeds the size limit for pictures',
      },
    };
    for await (const piece of this.files.stream(url, request)) pieces.push(piece);
    return Buffer.concat(pieces);
  }
}
