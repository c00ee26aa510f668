import type { MediaRecord } from '@stoa/contracts';
import type { ConsoleApi } from '../api/api';
import { sendFile } from './send-file';

/** Uploads one image to the library, optionally into a folder. */
export function uploadMedia(
  api: ConsoleApi,
  file: File,
  onProgress: (share: number) => void,
  folder = '',
): Promise<MediaRecord> {
  return sendFile<MediaRecord>(api, 'addMedia', file, folder ? { folder } : {}, onProgress);
}
