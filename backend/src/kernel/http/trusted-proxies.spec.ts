import Fastify from 'fastify';
import { loadConfig } from '../config';
import { trustedProxies } from './trusted-proxies';

/** The address that a request counts as coming from. */
async function ipOf(TRUST_PROXY: string, remoteAddress: string, forwarded: string): Promise<string> {
  const SESSION_SECRET = 'a-secret-of-more-than-thirty-two-characters';
  const setting = loadConfig({ SESSION_SECRET, TRUST_PROXY }).TRUST_PROXY;
  const server = Fastify({ trustProxy: trustedProxies(setting) as never });
  server.get('/', (request) => request.ip);
  return (await server.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })).body;
}

describe('the IP address of a visitor', () => {
  it.each([
    ['false', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['1', '10.0.0.2', '9.9.9.9', '9.9.9.9'],
    ['1', '127.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['2', '10.0.0.2', '6.6.6.6, 9.9.9.9, 10.0.0.3', '9.9.9.9'],
    ['2', '10.0.0.2', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['1', '203.0.113.7', '9.9.9.9', '203.0.113.7'],
    ['true', '203.0.113.7', '9.9.9.9', '203.0.113.7'],
    ['true', '10.0.0.2', '6.6.6.6, 9.9.9.9, 192.168.1.1', '9.9.9.9'],
    ['203.0.113.0/24', '203.0.113.7', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['203.0.113.0/24', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
  ])(
    'with TRUST_PROXY=%s, connection from %s and X-Forwarded-For: %s, is %s',
    async (setting, peer, forwarded, ip) => {
      expect(await ipOf(setting, peer, forwarded)).toBe(ip);
    },
  );
});
