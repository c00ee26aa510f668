import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Fastify from 'fastify';
import { trustedProxies } from './trusted-proxies.mjs';

/** The client IP address of a request, which is passed on to the API. */
async function ipOf(setting, remoteAddress, forwarded) {
  const server = Fastify({ trustProxy: trustedProxies(setting) });
  server.get('/', async (request) => request.ip);
  return (await server.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body;
}

// The same table as in the API's test: the setting has the same meaning in both.
describe('IP address of a visitor', () => {
  for (const [setting, peer, forwarded, ip] of [
    [undefined, '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['false', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['0', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['1', '10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['1', '::ffff:10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['1', '127.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['2', '10.0.0.2', '6.6.6.6, 9.9.9.9, 10.0.0.3', '9.9.9.9'],
    ['2', '10.0.0.2', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['1', '203.0.113.7', '9.9.9.9', '203.0.113.7'],
    ['true', '203.0.113.7', '9.9.9.9', '203.0.113.7'],
    ['true', '10.0.0.2', '6.6.6.6, 9.9.9.9, 192.168.1.1', '9.9.9.9'],
    ['203.0.113.0/24', '203.0.113.7', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['203.0.113.0/24', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
  ])
    it(`with TRUST_PROXY=${setting} from ${peer}, forwarded for ${forwarded}, is ${ip}`, async () => {
      assert.equal(await ipOf(setting, peer, forwarded), ip);
    });

  it('throws for an unknown TRUST_PROXY value', () => {
    assert.throws(() => trustedProxies('nginx'), /TRUST_PROXY must be true, false, a number of proxies/);
  });
});
