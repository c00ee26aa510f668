import { isIP, type LookupFunction } from 'node:net';

/** Connects to the address that was checked, whatever the name may mean by now. */
export function pinnedLookup(address: string): LookupFunction {
  const family = isIP(address);
  return (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
}
