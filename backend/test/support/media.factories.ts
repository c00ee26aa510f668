import type { Answer, Client } from '@stoa/testing';
import type { MediaRecord } from '@stoa/contracts';
import { next } from './factories';

/** A small, unique picture. */
export async function givenPicture(format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const n = next();
  const background = { r: n % 256, g: (n * 7) % 256, b: (n * 13) % 256 };
  return sharp({ create: { width: 40 + (n % 20), height: 30, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A multipart form with text fields and files, as browsers send it. */
export function form(
  fields: Readonly<Record<string, string>>,
  files: readonly { field: string; bytes: Buffer; filename?: string }[],
): { body: Buffer; headers: Record<string, string> } {
  const boundary = 'a-boundary-of-the-tests';
  const head = (name: string): string => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const texts = Object.entries(fields).map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`);
  const parts = files.flatMap(({ field, bytes, filename = 'picture.png' }) => [
    Buffer.from(`${head(field)}; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([Buffer.from(texts.join('')), ...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** Uploads a file like the consoles' forms. */
export function upload(
  client: Client,
  audience: 'admin' | 'vendor',
  bytes: Buffer,
  { filename = 'picture.png', path = 'addMedia', ...fields }: Record<string, string> = {},
): Promise<Answer<{ data: MediaRecord }>> {
  const { body, headers } = form(fields, [{ field: 'file', bytes, filename }]);
  return client.call('POST', `/${audience}/${path}`, body, headers);
}

/** Uploads a picture to a media library. */
export async function givenMedia(
  client: Client,
  audience: 'admin' | 'vendor' = 'admin',
): Promise<MediaRecord> {
  const answer = await upload(client, audience, await givenPicture());
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}: ${answer.text}`);
  return answer.body.data;
}
