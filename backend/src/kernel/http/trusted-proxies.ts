import { BlockList, isIP } from 'node:net';

/** Where proxies stand that are counted and not named: on this machine or in a private network. */
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
 * What Fastify trusts for `TRUST_PROXY`. Counted proxies count only while they are near: a visitor who reaches the
 * port directly, from a public address, is no proxy, whatever headers they send. Others are named by address.
 */
export function trustedProxies(
  setting: boolean | number | string[],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof setting !== 'number') return setting;
  return (address, hop) => hop < setting && isNear(address);
}
