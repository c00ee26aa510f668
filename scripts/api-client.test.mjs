import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { join } from 'node:path';
import { ROOT } from './workspace/layout.mjs';

const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

test('the client is built in a folder of its own, from which no shop runs', () => {
  const { scripts } = read('package.json');
  const built = scripts['api-client'].match(/nx run @stoa\/backend:(\w+)/)?.[1];
  const { scripts: backend } = read('backend/package.json');
  const [emptied] = backend[built].match(/(?<=empty\.mjs )\S+/);
  const served = [backend.build, backend.dev].map((script) => script.match(/(?<= -d )\S+/)[0]);
  assert.ok(served.every((folder) => !folder.startsWith(emptied)));
  assert.deepEqual(read('nx.json').targetDefaults[built], { dependsOn: ['^build'] });
});
