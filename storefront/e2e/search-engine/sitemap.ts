import { textsOf } from './html';

/** Every address that the sitemap lists. */
export async function listedAddresses(origin: string): Promise<string[]> {
  const read = async (address: string): Promise<string[]> =>
    textsOf(await (await fetch(address)).text(), 'loc');
  const parts = await read(`${origin}/sitemap.xml`);
  return (await Promise.all(parts.map(read))).flat();
}
