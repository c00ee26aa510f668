import { buildOrExit } from '../workspace/build.mjs';
import { startBuiltShop } from './built-shop';
import { freePort } from './ports.mjs';
import { verifyThenClose } from './verify-books.mjs';

/**
 * Playwright's global setup: the built product with the demo shop. The run fails if the tests leave books that break a
 * rule. With `STOA_URL` the tests run against that shop.
 */
export default async function startDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOA_URL) return undefined;
  await buildOrExit();
  // A test starts its own OAuth provider there.
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const providers = { GOOGLE_ISSUER: issuer, FACEBOOK_URL: issuer, FACEBOOK_GRAPH_URL: issuer };
  const { url, env, close } = await startBuiltShop({ ...providers, SEED: 'demo' });
  process.env.STOA_URL = url;
  process.env.GOOGLE_ISSUER = issuer;
  return verifyThenClose(env, close);
}
