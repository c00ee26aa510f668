import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Client } from '@stoa/testing';
import { DeclaredAccess } from '../../src/kernel/access';
import { MAX_BLOCK_TIME, maxBlockTime } from '../support/event-loop';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { form, givenPicture } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const MEGA = 1024 ** 2;
/** Sent repeatedly, so that the senders don't add to the measured memory. */
const BYTES = Buffer.alloc(4 * MEGA, 'x');
const BOUNDARY = 'a-boundary';
const PART = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="papers"; filename="paper.pdf"\r\n\r\n`;

const spooled = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('stoa-upload-'));

describe('uploads', () => {
  let shop: Shop;
  let admin: Client;
  let port: number;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await shop.app.listen(0, '127.0.0.1');
    port = (shop.app.getHttpServer().address() as AddressInfo).port;
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(() => shop.close());

  /**
   * Starts a multipart request and sends `sent` bytes of an unfinished file; `heard` is the response so far.
   */
  function begin(
    path: string,
    sent: number,
    length = 20 * MEGA,
    token = '',
  ): { socket: Socket; heard: () => string } {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.on('error', () => undefined);
    socket.write(
      [
        `POST /backend/api${path} HTTP/1.1`,
        'host: stoa.test',
        `content-type: multipart/form-data; boundary=${BOUNDARY}`,
        `content-length: ${length}`,
        ...(token ? [`authorization: Bearer ${token}`] : []),
        '\r\n',
      ].join('\r\n') + PART,
    );
    if (sent) socket.write(BYTES.subarray(0, sent));
    sockets.push(socket);
    return { socket, heard: () => heard };
  }

  it('of guests that never end are limited to two per client, spooled to disk, and deleted on disconnect', async () => {
    const before = new Set(await spooled());
    const held = process.memoryUsage().arrayBuffers;
    const forms = Array.from({ length: 24 }, () => begin('/vendor/registerVendor', 4 * MEGA));
    await eventually(async () =>
      expect(forms.filter(({ heard }) => heard().startsWith('HTTP/1.1 503')).length).toBe(22),
    );
    await eventually(async () =>
      expect((await spooled()).filter((name) => !before.has(name)).length).toBeGreaterThan(0),
    );
    // Buffers that were already spooled to disk are garbage, collected at any time.
    await eventually(async () => expect(process.memoryUsage().arrayBuffers - held).toBeLessThan(24 * MEGA));
    sockets.splice(0).forEach((socket) => socket.destroy());
    await eventually(async () => expect((await spooled()).filter((name) => !before.has(name))).toEqual([]));
    // The next request is served again.
    await eventually(async () => {
      const answer = await shop.client.post('/vendor/registerVendor', {});
      expect(answer.status).toBe(422);
    });
  });

  it('of guests that never end don’t block the event loop', async () => {
    const before = new Set(await spooled());
    const attack = async () => {
      for (let n = 0; n < 24; n++) begin('/vendor/registerVendor', MEGA);
      await setTimeout(100);
      sockets.splice(0).forEach((socket) => socket.destroy());
      await setTimeout(20);
    };
    expect(await maxBlockTime(attack)).toBeLessThan(MAX_BLOCK_TIME);
    // Upload slots are released once the server has noticed the disconnects and deleted the spooled files.
    await eventually(async () => expect((await spooled()).filter((name) => !before.has(name))).toEqual([]));
  });

  it('with a Content-Length over the limit are refused with the limit before they are sent', async () => {
    const { token } = (admin as unknown as { identity: { token: string } }).identity;
    const { heard, socket } = begin('/admin/addMedia', 0, 88 * MEGA, token);
    await eventually(async () => expect(heard()).toContain('File exceeds the 10 MB limit.'));
    expect(heard()).toMatch(/^HTTP\/1\.1 413/);
    // The server discards further data for a moment, so that the client can read the response.
    for (let n = 0; n < 20; n++) socket.write(Buffer.alloc(MEGA));
    await setTimeout(50);
    expect(socket.destroyed).toBe(false);
  });

  it('over the limit without a Content-Length are refused with the limit', async () => {
    const { body, headers } = form({}, [{ field: 'file', bytes: Buffer.alloc(11 * MEGA) }]);
    const { 'content-length': _none, ...rest } = headers as Record<string, string>;
    const answer = await admin.call<{ errors: object }>('POST', '/admin/addMedia', body, rest);
    expect([answer.status, answer.body.errors]).toEqual([413, { file: ['File exceeds the 10 MB limit.'] }]);
  });

  it('are refused when all files together exceed the limit', async () => {
    const files = Array.from({ length: 4 }, () => ({ field: 'papers', bytes: Buffer.alloc(7 * MEGA) }));
    const { body, headers } = form({}, files);
    const answer = await shop.client.call('POST', '/vendor/registerVendor', body, headers);
    expect([answer.status, answer.body.error]).toEqual([413, 'The files together exceed the 25 MB limit.']);
  });

  const picture = form({ alt: 'x' }, [{ field: 'file', bytes: Buffer.alloc(1000, 'x') }]);
  it.each([
    ['without a boundary', picture.body, 'multipart/form-data'],
    ['with another boundary', picture.body, 'multipart/form-data; boundary=other'],
    ['cut off in a file', picture.body.subarray(0, -200), picture.headers['content-type'] ?? ''],
    ['cut off in a head', picture.body.subarray(0, 60), picture.headers['content-type'] ?? ''],
    ['of nothing', Buffer.alloc(0), picture.headers['content-type'] ?? ''],
    ['of noise', Buffer.alloc(5000, '\r\n--'), picture.headers['content-type'] ?? ''],
  ])('%s are answered with a client error', async (_name, body, type) => {
    const paths = ['/admin/addMedia', '/admin/importData', '/admin/addVendorPaper', '/vendor/registerVendor'];
    for (const path of paths) {
      const answer = await admin.call('POST', path, body, { 'content-type': type });
      expect([path, answer.status >= 400 && answer.status < 500, answer.body.state]).toEqual([
        path,
        true,
        'fail',
      ]);
    }
  });

  it('are guarded on every public route that accepts files', () => {
    const discovery = shop.app.get(DiscoveryService, { strict: false });
    const handlers = discovery.getControllers().flatMap(({ metatype, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
      return new MetadataScanner().getAllMethodNames(prototype).map((name) => ({
        name: `${metatype?.name}.${name}`,
        method: Reflect.getMetadata(METHOD_METADATA, prototype[name] ?? {}) as RequestMethod | undefined,
        config: Reflect.getMetadata('__fastify_route_config__', prototype[name] ?? {}) as
          { takesFiles?: boolean; fromGuests?: boolean } | undefined,
      }));
    });
    const open = new Set(
      shop.app
        .get(DeclaredAccess, { strict: false })
        .routes()
        .flatMap(({ handler, access }) => (access?.public ? [handler] : [])),
    );
    const taking = handlers.filter(({ name, config }) => open.has(name) && config?.takesFiles);
    expect(taking.length).toBeGreaterThan(0);
    expect(taking.filter(({ config }) => !config?.fromGuests)).toEqual([]);
  });

  it('accept a valid picture', async () => {
    const { body, headers } = form({ alt: 'Boots' }, [{ field: 'file', bytes: await givenPicture() }]);
    expect((await admin.call('POST', '/admin/addMedia', body, headers)).status).toBe(200);
  });
});
