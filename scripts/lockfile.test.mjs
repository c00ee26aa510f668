import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockfileProblems } from './lockfile.mjs';

const lock = (packages) => ({ packages: { '': {}, ...packages } });

test('a complete lock has no problems', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, engines: { node: '>=18' } },
    'node_modules/a/node_modules/b': { version: '1.2.0' },
  };
  assert.deepEqual(lockfileProblems(lock(packages)), []);
});

test('an optional binary that the lock dropped is named', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-darwin': '1.0.0' } } };
  assert.match(lockfileProblems(lock(packages))[0], /node_modules\/a needs a-darwin/);
});

test('a neighbour inside another package does not count as found', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1.0.0' } },
    'node_modules/c/node_modules/b': { version: '1.0.0' },
  };
  assert.equal(lockfileProblems(lock(packages)).length, 1);
});

test('optional peers may be absent', () => {
  const entry = {
    version: '1.0.0',
    peerDependencies: { b: '1' },
    peerDependenciesMeta: { b: { optional: true } },
  };
  assert.deepEqual(lockfileProblems(lock({ 'node_modules/a': entry })), []);
});

test('a package that refuses Node 20.19 is named, unless npm may leave it out', () => {
  const entry = { version: '3.0.0', engines: { node: '>=22' } };
  assert.match(lockfileProblems(lock({ 'node_modules/a': entry }))[0], /wants Node >=22/);
  assert.deepEqual(lockfileProblems(lock({ 'node_modules/a': { ...entry, optional: true } })), []);
});

test('a download address is named', () => {
  const entry = { version: '1.0.0', resolved: 'https://example.test/a.tgz' };
  assert.match(lockfileProblems(lock({ 'node_modules/a': entry }))[0], /download address/);
});
