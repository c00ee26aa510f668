import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { ROOT } from './layout.mjs';
import { NODE_FLAGS } from './shop-command.mjs';

test('the image starts Node with the options of every other start', () => {
  const dockerfile = readFileSync(join(ROOT, 'docker/backend.Dockerfile'), 'utf8');
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  assert.deepEqual(JSON.parse(command ?? '[]'), ['node', ...NODE_FLAGS, 'backend/dist/src/main.js']);
});
