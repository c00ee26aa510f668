import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance } from 'fastify';
import { Languages } from '../i18n';
import { MessageTranslator } from '../translation';
import { answerUnparsable } from './answer-unparsable';
import { GuestUploads } from './guest-uploads';
import { readForm } from './read-form';
import { addSpoolHook } from './spool';

const DEADLINE = 500;
const START = [
  'POST /form HTTP/1.1',
  'host: shop',
  'content-type: multipart/form-data; boundary=b',
  'content-length: 1000000',
  '\r\n',
].join('\r\n');
const PART = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';

describe('a guest’s form upload that never ends', () => {
  const before = process.env.TMPDIR;
  let folder: string;
  let server: FastifyInstance;
  const ended: unknown[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stoa-'));
    process.env.TMPDIR = folder;
    const languages = new Languages();
    const messageTranslator = new MessageTranslator(languages);
    server = fastify({
      clientErrorHandler: (error, socket) =>
        answerUnparsable(error, socket, () => [messageTranslator, languages]),
    });
    await server.register(multipart);
    new GuestUploads(DEADLINE).guard(server, () => true);
    addSpoolHook(server, 1_000_000, () => true);
    server.post('/form', (request) =>
      readForm(request, { field: 'file', max: 1, noun: 'document' }).catch((error: unknown) => {
        ended.push(error);
        throw error;
      }),
    );
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends the start of a form and then its file byte by byte; resolves to the response. */
  const sendSlowly = (): Promise<string> => {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(START + PART + 'x'.repeat(10_000));
    const timer = setInterval(() => socket.write('x'), 50);
    let heard = '';
    socket.on('data', (bytes: Buffer) => {
      heard += bytes.toString();
      clearInterval(timer);
    });
    socket.on('error', () => undefined);
    return new Promise((resolve) =>
      socket.on('close', () => {
        clearInterval(timer);
        resolve(heard);
      }),
    );
  };

  it('is answered with 408, and its temporary file and upload slot are freed', async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const forms = [sendSlowly(), sendSlowly()];
      for (const heard of await Promise.all(forms)) {
        expect(heard).toMatch(/^HTTP\/1\.1 408 /);
        const body: unknown = JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')));
        expect(body).toMatchObject({ state: 'fail', status: 408, code: 'timeout' });
      }
      // Their handlers end too, a moment later.
      for (
        let wait = 0;
        wait < 50 && (readdirSync(folder).length || ended.length < 2 * (attempt + 1));
        wait++
      )
        await new Promise((resolve) => setTimeout(resolve, 100));
      expect(readdirSync(folder)).toEqual([]);
      expect(ended).toHaveLength(2 * (attempt + 1));
    }
  });
});
