import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { Controller, Get, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { COMPRESS_OPTIONS, contentPolicy } from '@stoa/contracts';
import type { FastifyInstance } from 'fastify';
import { Entity } from 'typeorm';
import { type Consumer, ConsumerCredentials } from '../access';
import { track, VersionedCache } from '../cache';
import { Config, loadConfig } from '../config';
import { Metrics, Readiness } from '../health';
import { Languages } from '../i18n';
import { BaseRecord } from '../database';
import { defineResource } from '../resource';
import { Pictures } from '../storage';
import { MessageTranslator } from '../translation';
import { mountFrontDoor } from '.';
import { compressOnce } from './compress-once';
import { InProcessApi } from './in-process-api';

@Controller('backend/api')
class Texts {
  @Get('long')
  long(): { text: string } {
    return { text: 'word '.repeat(1_000) };
  }

  @Get('short')
  short(): { text: string } {
    return { text: 'word' };
  }
}

@Entity('brands')
class Brand extends BaseRecord {}
defineResource(Brand, {
  path: 'brands',
  key: 'brands',
  page: 'brands',
  idParam: 'brand_id',
  label: 'id',
  sort: [],
  audiences: { admin: { operations: ['list'], screens: ['list', 'edit'] } },
});

@Module({ controllers: [Texts] })
class Shop {}

describe('the front door', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-door-'));
  const readiness = { isDraining: false };
  let consumer: Consumer | null = null;
  let app: NestFastifyApplication;
  let server: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(folder, 'admin/assets'), { recursive: true });
    writeFileSync(join(folder, 'admin/index.html'), '<title>Back office</title>');
    writeFileSync(join(folder, 'admin/assets/app-1a2b.js'), 'start()');
    const config = loadConfig({
      SESSION_SECRET: 'x'.repeat(32),
      NODE_ENV: 'test',
      BACKOFFICE_DIR: join(folder, 'admin'),
      SELLER_PORTAL_DIR: join(folder, 'nowhere'),
      STOREFRONT_DIR: join(folder, 'nowhere'),
    });
    const module = await Test.createTestingModule({
      imports: [Shop],
      providers: [
        { provide: Config, useValue: config },
        { provide: Readiness, useValue: readiness },
        { provide: Metrics, useValue: { observe: () => undefined } },
        { provide: Pictures, useValue: {} },
        { provide: VersionedCache, useValue: {} },
        { provide: MessageTranslator, useValue: { in: () => String } },
        { provide: Languages, useValue: { pick: () => 'en' } },
        { provide: ConsumerCredentials, useValue: { expected: async () => consumer } },
      ],
    }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    expect(await mountFrontDoor(app)).toEqual({ storefront: false, admin: true, seller: false });
    await app.init();
    server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    await server.ready();
  });

  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    '/admin',
    '/admin/',
    '/admin/dashboard',
    '/admin/brands?filter=%7B%7D',
    '/admin/brands/',
    '/admin/brands/edit',
    '/admin/brands/edit/7',
    '/admin/brands/edit/7/history?page=2',
    '/admin/brands/view/7',
  ])('serves the console’s page at %s', async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, '<title>Back office</title>']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  });

  it.each([
    '/admin/nowhere',
    '/admin/brandss/edit/7',
    '/admin/wallet',
    '/admin/brands/create',
    '/admin/brands/view/seven',
    '/admin/brands/edit/seven',
    '/admin/brands/edit/7x/history',
  ])('serves the console’s page with status 404 at the unknown path %s', async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>Back office</title>']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it('marks the console’s assets as immutable, and answers missing files, POST and path traversal with 404', async () => {
    const asset = await server.inject('/admin/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/admin/assets/old.js', '/admin/assets/gone', '/admin/robots.txt']) {
      expect((await server.inject(url)).statusCode).toBe(404);
    }
    expect((await server.inject({ method: 'POST', url: '/admin/brands' })).statusCode).toBe(404);
    expect((await server.inject('/admin/..%2f..%2fpackage.json')).statusCode).toBe(404);
  });

  it('gives a console the consumer credentials only while the API requires them', async () => {
    expect((await server.inject('/admin/consumer.json')).json()).toEqual({});
    consumer = { key: 'a-key', secret: 'a-secret' };
    const answer = await server.inject('/admin/consumer.json');
    expect(answer.json()).toEqual({ 'x-consumer-key': 'a-key', 'x-consumer-secret': 'a-secret' });
    expect(answer.headers['cache-control']).toBe('no-store');
    consumer = null;
  });

  it('answers an unknown API path with 404 in the response envelope', async () => {
    const answer = await server.inject({ method: 'PUT', url: '/backend/api/admin/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ state: 'fail', status: 404, code: 'not_found' });
  });

  it('answers an unknown API path the same way, whatever the type of the request’s body', async () => {
    const headers = { 'content-type': 'application/x-unknown' };
    const answer = await server.inject({
      method: 'POST',
      url: '/backend/api/nothing',
      headers,
      payload: 'a',
    });
    expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
  });

  it('redirects the old /vendor path to the seller portal', async () => {
    expect((await server.inject('/vendor/dashboard')).headers.location).toBe('/seller/dashboard');
  });

  it('sets security headers and a request id on API responses', async () => {
    const { headers } = await server.inject('/backend/api/short');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-request-id']).toBeDefined();
  });

  it('compresses long responses if the client accepts it, and leaves short ones uncompressed', async () => {
    const ask = (url: string) => server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const long = await ask('/backend/api/long');
    expect(long.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(long.rawPayload).toString()).toContain('word word');
    expect((await ask('/backend/api/short')).headers['content-encoding']).toBeUndefined();
  });

  it('compresses a cached response once for all its readers', () => {
    const body = Buffer.from('word '.repeat(1_000));
    for (const compress of [compressOnce.brotliCompressSync, compressOnce.gzipSync]) {
      expect(compress(body, {})).toBe(compress(body, {}));
      expect(compress(Buffer.from(body), {})).not.toBe(compress(body, {}));
    }
  });

  it('uses fast compression settings with the flush constants of this Node version', () => {
    expect(COMPRESS_OPTIONS).toMatchObject({
      brotliOptions: {
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
      },
      zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
    });
  });

  it('sends Connection: close while it drains', async () => {
    expect((await server.inject('/backend/api/short')).headers.connection).not.toBe('close');
    readiness.isDraining = true;
    expect((await server.inject('/backend/api/short')).headers.connection).toBe('close');
    readiness.isDraining = false;
  });

  it('lets InProcessApi call the API like fetch', async () => {
    const api = new InProcessApi(server, { overall: () => '1' }, async () => ({}));
    const answer = await api.fetch('/backend/api/long', { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('text');
    expect((await api.fetch('/backend/api/none', { method: 'DELETE' })).status).toBe(404);
  });
});

describe('InProcessApi', () => {
  it('sends the visitor’s IP address and the request body, and returns every cookie', async () => {
    const { default: Fastify } = await import('fastify');
    const server = Fastify();
    server.post('/backend/api/echo', (request, reply) =>
      reply
        .header('set-cookie', ['a=1', 'b=2'])
        .send({ ip: request.ip, body: request.body, type: request.headers['content-type'] }),
    );
    const api = new InProcessApi(server, { overall: () => '1' }, async () => ({}));
    const answer = await api.onBehalfOf('203.0.113.9', () =>
      api.fetch('/backend/api/echo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '1.2.3.4' },
        body: JSON.stringify({ quantity: 2 }),
      }),
    );
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({
      ip: '203.0.113.9',
      body: { quantity: 2 },
      type: 'application/json',
    });
    await server.close();
  });

  it('asks what a response depends on only for tracked work, such as a page', async () => {
    const { default: Fastify } = await import('fastify');
    const server = Fastify();
    server.get('/backend/api/menu', () => ({}));
    const overall = jest.fn(() => '1');
    const api = new InProcessApi(server, { overall }, async () => ({}));
    await api.fetch('/backend/api/menu');
    expect(overall).not.toHaveBeenCalled();
    const { dependencies } = await track(() => api.fetch('/backend/api/menu'));
    expect(dependencies.map((isCurrent) => isCurrent())).toEqual([true]);
    overall.mockReturnValue('2');
    expect(dependencies.map((isCurrent) => isCurrent())).toEqual([false]);
    await server.close();
  });
});

describe('contentPolicy', () => {
  it('allows only same-origin scripts and scripts with the nonce on the storefront', () => {
    const policy = contentPolicy('storefront', 'abc');
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).not.toContain('unsafe-inline');
  });
});
