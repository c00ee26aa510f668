import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './layout.mjs';
import { NODE_FLAGS, SHOP_ENVIRONMENT } from './shop-command.mjs';

test('the image starts Node with the options and the environment of every other start', () => {
  const dockerfile = readFileSync(join(ROOT, 'docker/backend.Dockerfile'), 'utf8');
  const [, options] = /^ENV NODE_OPTIONS="(.*)"$/m.exec(dockerfile) ?? [];
  assert.equal(options, NODE_FLAGS.join(' '));
  for (const [name, value] of Object.entries(SHOP_ENVIRONMENT))
    assert.match(dockerfile, new RegExp(`^ENV ${name}=${value}$`, 'm'));
});
