import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The built client files, read once at start: they are few, small and never change while the process lives.
 * @param {string} folder
 */
export async function publicFiles(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(address, await fileOf(address, path));
  }
  return {
    /** @param {string} url */
    find(url) {
      const path = url.split('?', 1)[0] ?? '/';
      // Under /assets/ everything is ours, so a miss is a true 404 and never a page.
      return files.get(path) ?? (path.startsWith('/assets/') ? missing : undefined);
    },
  };
}

const missing = {
  /** @param {unknown} _request @param {import('fastify').FastifyReply} reply */
  send: (_request, reply) => reply.code(404).type('text/plain').send('Not found'),
};

async function fileOf(address, path) {
  const body = await readFile(path);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const immutable = address.startsWith('/assets/');
  return {
    /** @param {import('fastify').FastifyRequest} request @param {import('fastify').FastifyReply} reply */
    send(request, reply) {
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache');
      reply.header('etag', etag).type(TYPES[extname(path)] ?? 'application/octet-stream');
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
    },
  };
}
