import { BlockList, isIP } from 'node:net';

/** Networks of proxies given by number: this machine and private networks. */
const NEAR = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv6');

function isNear(address: string): boolean {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(bare);
  return version !== 0 && NEAR.check(bare, version === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Fastify's `trustProxy` for `TRUST_PROXY`. A number of proxies only covers private addresses: a client that
 * reaches the port directly from a public address is no proxy, whatever headers it sends. Public proxies are
 * configured by address.
 */
export function trustedProxies(
  setting: boolean | number | string[],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof setting !== 'number') return setting;
  return (address, hop) => hop < setting && isNear(address);
}
