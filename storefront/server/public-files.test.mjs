import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { publicFiles } from './public-files.mjs';

describe('the built client files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-client-'));
  const server = Fastify({ exposeHeadRoutes: false });

  before(async () => {
    mkdirSync(join(folder, 'assets/fonts'), { recursive: true });
    for (const file of ['sw.js', 'assets/app-1a2b.js', 'assets/app-1a2b.js.br', 'assets/fonts/a b.woff2'])
      writeFileSync(join(folder, file), file);
    writeFileSync(join(folder, '.hidden'), 'hidden');
    await server.register(publicFiles(folder));
    server.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: () => 'a page' });
  });
  after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (url, method = 'GET', headers = {}) => server.inject({ url, method, headers });

  it('are served at their own paths, assets for good', async () => {
    const asset = await ask('/assets/app-1a2b.js');
    assert.equal(asset.body, 'assets/app-1a2b.js');
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable');
    const worker = await ask('/sw.js?v=2');
    assert.equal(worker.body, 'sw.js');
    assert.equal(worker.headers['cache-control'], 'public, no-cache');
    assert.equal((await ask('/assets/fonts/a%20b.woff2')).body, 'assets/fonts/a b.woff2');
  });

  it('are sent compressed to those who accept it, and their headers alone for HEAD', async () => {
    const { headers, body } = await ask('/assets/app-1a2b.js', 'GET', { 'accept-encoding': 'br' });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(body, 'assets/app-1a2b.js.br');
    const head = await ask('/assets/app-1a2b.js', 'HEAD');
    assert.deepEqual([head.statusCode, head.body, head.headers['content-length']], [200, '', '18']);
  });

  it('are 404 below /assets/ when missing, and a page elsewhere', async () => {
    writeFileSync(join(folder, 'assets/later.js'), 'later');
    for (const url of [
      '/assets/old.js',
      '/assets/',
      '/assets/fonts',
      '/assets/later.js',
      '/assets/..%2fsw.js',
    ]) {
      const answer = await ask(url);
      assert.deepEqual([answer.statusCode, answer.body], [404, 'Not found'], url);
    }
    for (const url of ['/old.js', '/.hidden']) assert.equal((await ask(url)).body, 'a page');
    assert.equal((await ask('/assets/app-1a2b.js', 'POST')).body, 'a page');
  });
});
