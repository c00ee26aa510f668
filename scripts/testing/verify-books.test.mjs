import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { verifyBooks } from './verify-books.mjs';

describe('the books of a tested shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-books-'));
  const program = join(folder, 'verify-books.mjs');

  before(() => {
    const text = 'console.log(`✗ ${process.env.BROKEN}`); process.exitCode = process.env.BROKEN ? 1 : 0;';
    writeFileSync(program, text);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('end its run without an error if all rules hold', async () => {
    await assert.doesNotReject(verifyBooks({ BROKEN: '' }, program));
  });

  it('fail its run with the broken rules', async () => {
    await assert.rejects(verifyBooks({ BROKEN: 'ledger_sums_to_zero' }, program), /✗ ledger_sums_to_zero/);
  });

  it('fail its run if they can’t be read', async () => {
    await assert.rejects(verifyBooks({}, join(folder, 'missing.mjs')), /not in order/);
  });
});
