import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import Fastify from 'fastify';
import { addressAt, toRequest } from './bridge.mjs';

describe('a request to the storefront', () => {
  const server = Fastify();
  let port;

  before(async () => {
    const at = (origin) => async (request, reply) => toRequest(request, reply, origin).url;
    server.get('/here/*', at('https://shop.example'));
    server.get('/*', at());
    await server.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.server.address());
  });
  after(() => server.close());

  /** Sends raw request lines, which no HTTP library would send; returns the status and the body. */
  async function ask(...lines) {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8').on('data', (piece) => (text += piece));
    socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    const [head, body] = text.split('\r\n\r\n');
    return [Number(head.split(' ')[1]), body];
  }

  for (const host of [
    '',
    'a b',
    '[::1',
    'shop.example:port',
    'shop.example:99999',
    'user@evil.test',
    'evil.test/x',
    'a,b',
    'evil.test?x',
    'evil.test#x',
    'evil.test\\x',
    '%',
    '%00',
    '\u00e9',
    'x'.repeat(9_000) + ' ',
    '<script>',
  ])
    it(`is rejected with 400 for the Host header ${JSON.stringify(host.slice(0, 20))}`, async () => {
      const [status, body] = await ask('GET / HTTP/1.1', `Host: ${host}`);
      assert.equal(status, 400);
      assert.doesNotMatch(body, /at .+\.mjs|TypeError/);
    });

  it('is rejected with 400 without a Host header, and the server keeps responding', async () => {
    assert.equal((await ask('GET / HTTP/1.1', 'Accept: */*'))[0], 400);
    assert.equal((await ask('GET / HTTP/1.0', 'Accept: */*'))[0], 400);
    assert.deepEqual(await ask('GET /a?b HTTP/1.1', 'Host: shop.example:81'), [
      200,
      'http://shop.example:81/a?b',
    ]);
  });

  it('uses the configured public origin and ignores the Host header', async () => {
    for (const host of ['[::1', 'evil.test'])
      assert.deepEqual(await ask('GET /here/x HTTP/1.1', `Host: ${host}`), [
        200,
        'https://shop.example/here/x',
      ]);
  });

  for (const target of [
    '//evil.test/x',
    'http://evil.test/x',
    'http://evil.test',
    '/\\evil.test',
    '//',
    '///',
  ])
    it(`for ${target} keeps the requested host`, async () => {
      const [status, body] = await ask(`GET ${target} HTTP/1.1`, 'Host: shop.example');
      assert.deepEqual([status, new URL(body).host], [200, 'shop.example']);
    });
});

describe('addressAt', () => {
  it('takes only the path and the query from the requested URL', () => {
    const at = (target) => addressAt(target, 'http://api:3000/').href;
    assert.equal(at('/media/a.jpg?x=1'), 'http://api:3000/media/a.jpg?x=1');
    assert.equal(at('http://169.254.169.254/media/a'), 'http://api:3000/media/a');
    assert.equal(at('//169.254.169.254/media/a'), 'http://api:3000//169.254.169.254/media/a');
  });
});
