import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { averageColor } from '@stoa/contracts';
import sharp from 'sharp';
import { loadConfig } from '../config';
import { blurhash, inspectImage, mediaRoute, Pictures, pictureUrls, PrivateFiles } from '.';
import { DiskStorage } from './disk.storage';
import { squareAround } from './rendition';
import { S3Storage } from './s3.storage';

const canvas = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#3366aa' } });

async function reasonFor(bytes: Buffer): Promise<string> {
  const inspection = await inspectImage(bytes);
  return inspection.ok ? 'accepted' : inspection.reason;
}

/** A PNG whose header declares an enormous picture. */
function bomb(side: number): Buffer {
  const crc = (body: Buffer): Buffer => {
    let value = ~0;
    for (const byte of body) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    const out = Buffer.alloc(4);
    out.writeUInt32BE(~value >>> 0);
    return out;
  };
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([length, body, crc(body)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(10_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('inspectImage', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
    const bytes = await canvas().toFormat(format).toBuffer();
    expect(await inspectImage(bytes)).toEqual({ ok: true, format, width: 400, height: 300 });
  });

  it('returns the size of a photo after its EXIF orientation is applied', async () => {
    const bytes = await canvas().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(bytes)).toMatchObject({ ok: true, width: 300, height: 400 });
  });

  it('refuses SVG', async () => {
    expect(await reasonFor(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatch(/^Only JPEG/);
  });

  it('refuses a picture with appended markup', async () => {
    const picture = await canvas().png().toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    expect(await reasonFor(polyglot)).toMatch(/not a picture/);
  });

  it('refuses a picture whose header declares too many pixels', async () => {
    expect(await reasonFor(bomb(20_000))).toMatch(/pixels/);
  });

  it('refuses a damaged picture', async () => {
    const picture = await canvas().jpeg().toBuffer();
    expect(await reasonFor(picture.subarray(0, 300))).toMatch(/damaged/);
    expect(await reasonFor(Buffer.from('\x89PNG\r\n\x1a\nnothing else here', 'latin1'))).toMatch(/damaged/);
  });
});

describe('pictureUrls', () => {
  it('returns the widths up to the original’s width, and the next larger one', () => {
    const { src, avif } = pictureUrls('ab', 500);
    expect(avif).toBe('/media/ab/160.avif 160w, /media/ab/320.avif 320w, /media/ab/640.avif 640w');
    expect(src).toBe('/media/ab/640.jpg');
  });

  it('returns the smallest width for a picture that is narrower', () => {
    expect(pictureUrls('ab', 100)).toMatchObject({
      src: '/media/ab/160.jpg',
      webp: '/media/ab/160.webp 160w',
    });
  });
});

describe('blurhash', () => {
  it('has 28 characters and contains the average colour of the picture', async () => {
    const hash = await blurhash(await canvas().png().toBuffer());
    expect(hash).toHaveLength(28);
    expect(averageColor(hash)).toEqual([0x33, 0x66, 0xaa]);
  });

  it('is empty for a transparent picture', async () => {
    const clear = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    });
    expect(await blurhash(await clear.png().toBuffer())).toBe('');
    expect(averageColor('')).toBeNull();
  });
});

describe('GET /media/:hash/:file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-media-'));
  const storage = new DiskStorage(folder);
  const pictures = new Pictures(storage);
  let server: FastifyInstance;
  let hash: string;

  beforeAll(async () => {
    server = Fastify();
    mediaRoute(server, pictures);
    hash = await pictures.store(await canvas(800, 600).png().toBuffer());
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['avif', 'webp', 'jpg'])(
    'renders %s in the requested width with an immutable cache header',
    async (format) => {
      const answer = await server.inject(`/media/${hash}/320.${format}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    },
  );

  it('crops a square around the focal point', async () => {
    const { width, height } = await sharp(
      (await server.inject(`/media/${hash}/square-100-0.jpg`)).rawPayload,
    ).metadata();
    expect([width, height]).toEqual([160, 160]);
    expect(squareAround({ width: 800, height: 600 }, { x: 100, y: 0 })).toMatchObject({ left: 200, top: 0 });
    expect(squareAround({ width: 600, height: 800 }, { x: 50, y: 50 })).toMatchObject({ left: 0, top: 100 });
  });

  it('answers 404 for every rendition of a deleted picture', async () => {
    const other = await pictures.store(await canvas(200, 100).webp().toBuffer());
    for (const file of ['160.webp', 'square-50-50.jpg'])
      expect((await server.inject(`/media/${other}/${file}`)).statusCode).toBe(200);
    await pictures.discard(other);
    for (const file of ['160.webp', 'square-50-50.jpg'])
      expect((await server.inject(`/media/${other}/${file}`)).statusCode).toBe(404);
  });

  it('renders a file once for concurrent and later requests', async () => {
    const put = jest.spyOn(storage, 'put');
    await Promise.all([1, 2, 3].map(() => server.inject(`/media/${hash}/640.webp`)));
    await server.inject(`/media/${hash}/640.webp`);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });

  it('answers 304 to a matching If-None-Match header', async () => {
    const { headers } = await server.inject(`/media/${hash}/320.webp`);
    const cachedAnswer = await server.inject({
      url: `/media/${hash}/320.webp`,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(cachedAnswer.statusCode).toBe(304);
  });

  it.each(['321.webp', '320.svg', '320.webp.exe', 'square-33-50.jpg', '..%2f..%2fmasters'])(
    'answers 404 for the file %s',
    async (file) => {
      expect((await server.inject(`/media/${hash}/${file}`)).statusCode).toBe(404);
    },
  );

  it('answers 404 for unknown pictures', async () => {
    expect((await server.inject(`/media/${'0'.repeat(64)}/320.webp`)).statusCode).toBe(404);
    expect((await server.inject('/media/..%2f..%2fetc/320.webp')).statusCode).toBe(404);
  });
});

describe('DiskStorage', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-disk-'));
  const storage = new DiskStorage(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes, reads and deletes a file', async () => {
    await storage.put('invoices/1.pdf', Buffer.from('one'));
    expect(String(await storage.read('invoices/1.pdf'))).toBe('one');
    await storage.delete('invoices/1.pdf');
    expect(await storage.get('invoices/1.pdf')).toBeNull();
    expect(await storage.exists('invoices/1.pdf')).toBe(false);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', ''])('refuses the key "%s"', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('no storage key');
  });
});

describe('PrivateFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-private-'));
  const disk = new DiskStorage(folder);
  const files = new PrivateFiles(disk);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stores files under random names, unreadable by other system users, and deletes them', async () => {
    const [one, two] = [
      await files.store('papers', Buffer.from('a')),
      await files.store('papers', Buffer.from('a')),
    ];
    expect(one).toMatch(/^private\/papers\/[\da-f-]{36}$/);
    expect(one).not.toBe(two);
    expect(statSync(join(folder, one)).mode & 0o077).toBe(0);
    expect((await disk.read(one))?.toString()).toBe('a');
    await files.discard(one);
    expect(await files.get(one)).toBeNull();
  });

  it('refuses the keys of public files', async () => {
    const hash = await new Pictures(disk).store(await canvas().png().toBuffer());
    const key = `masters/${hash.slice(0, 2)}/${hash}`;
    expect(() => files.get(key)).toThrow(/not the key of a private file/);
    await expect(files.discard(key)).rejects.toThrow(/not the key of a private file/);
    expect(await disk.exists(key)).toBe(true);
  });

  it.each([
    [{ S3_PRIVATE_BUCKET: 'closed' }, '/closed/private/papers/1', '/open/masters/aa/1'],
    [{}, '/open/private/papers/1', '/open/masters/aa/1'],
  ])('stores private and public files in the S3 buckets set by %j', async (more, privately, publicly) => {
    const seen: string[] = [];
    const fake = Fastify();
    fake.addContentTypeParser('*', (_request, _payload, done) => done(null));
    fake.put('/*', (request, reply) => {
      seen.push(request.url.split('?')[0] ?? '');
      return reply.send();
    });
    const S3_ENDPOINT = await fake.listen({ port: 0 });
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const s3 = new S3Storage(
      loadConfig({ NODE_ENV: 'test', STORAGE: 's3', S3_BUCKET: 'open', S3_ENDPOINT, ...keys, ...more }),
    );
    for (const key of ['private/papers/1', 'masters/aa/1']) await s3.put(key, Buffer.from('x'));
    await fake.close();
    expect(seen).toEqual([privately, publicly]);
  });
});
