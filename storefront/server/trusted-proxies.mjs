import { BlockList, isIP } from 'node:net';

/** Networks in which proxies are trusted by count: loopback, link-local and private ones, as in the API. */
const NEAR = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
])
  NEAR.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
])
  NEAR.addSubnet(net, prefix, 'ipv6');

function isNear(address) {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(bare);
  return version !== 0 && NEAR.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/** The number of proxies in a setting; undefined if it lists addresses instead. */
function countOf(setting) {
  if (/^(?:false|no)$/i.test(setting)) return 0;
  if (/^(?:true|yes)$/i.test(setting)) return Infinity;
  return /^\d{1,2}$/.test(setting) ? Number(setting) : undefined;
}

/**
 * Fastify's `trustProxy` for `TRUST_PROXY`, with the same meaning as in the API: counted proxies must have a
 * near address, since a visitor who reaches the port directly is no proxy; others are listed by address.
 * @param {string} [setting]
 * @throws an Error that names the accepted values
 */
export function trustedProxies(setting) {
  const count = countOf(setting || 'false');
  if (count !== undefined) return (address, hop) => hop < count && isNear(address);
  if (/^[\da-f.:/,\s]+$/i.test(setting)) return setting.split(',').map((part) => part.trim());
  throw new Error('TRUST_PROXY must be true, false, a number of proxies, or addresses separated by commas');
}
