import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, test } from 'node:test';
import { openMemoryFolder } from './memory-folder.mjs';

const GIGA = 1024 ** 3;
delete process.env.TMPDIR;
const parent = tmpdir();

afterEach(() => delete process.env.TMPDIR);

test('temporary files are in the folder until it is closed', async () => {
  const opened = openMemoryFolder(parent, 9 * GIGA);
  assert.equal(tmpdir(), opened?.folder);
  await opened?.close();
  assert.deepEqual([tmpdir(), existsSync(opened?.folder ?? '')], [parent, false]);
});

test('without enough memory, or with a folder set by the caller, nothing is changed', () => {
  assert.equal(openMemoryFolder(parent, 7 * GIGA), undefined);
  process.env.TMPDIR = '/elsewhere';
  assert.equal(openMemoryFolder(parent, 9 * GIGA), undefined);
});

test('a missing parent has no memory', () => {
  assert.equal(openMemoryFolder('/does-not-exist'), undefined);
});
