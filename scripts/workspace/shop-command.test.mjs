import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './layout.mjs';
import { NODE_FLAGS } from './shop-command.mjs';

test('the image starts Node with the options of every other start', () => {
  const dockerfile = readFileSync(join(ROOT, 'docker/backend.Dockerfile'), 'utf8');
  const [, options] = /^ENV NODE_OPTIONS="(.*)"$/m.exec(dockerfile) ?? [];
  assert.equal(options, NODE_FLAGS.join(' '));
});
