import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockFits, treeFits } from './install.mjs';

test('a lock fits while every manifest asks for what it recorded', () => {
  const lock = {
    packages: { '': { devDependencies: { a: '1.0.0' } }, backend: { dependencies: { b: '2.0.0' } } },
  };
  const manifests = { '': { devDependencies: { a: '1.0.0' } }, backend: { dependencies: { b: '2.0.0' } } };
  assert.equal(lockFits(lock, manifests), true);
  assert.equal(lockFits(lock, { ...manifests, backend: { dependencies: { b: '2.0.1' } } }), false);
  assert.equal(lockFits(lock, { ...manifests, storefront: { dependencies: { c: '1.0.0' } } }), false);
});

test('a tree fits when each package has its version; other platforms may be absent', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a-mac': { version: '1.0.0', optional: true },
    },
  };
  assert.equal(treeFits(lock, { packages: { 'node_modules/a': { version: '1.0.0' } } }), true);
  assert.equal(treeFits(lock, { packages: { 'node_modules/a': { version: '0.9.0' } } }), false);
  assert.equal(treeFits(lock, { packages: {} }), false);
});
