import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checked, jestOutcome, nodeOutcome, playwrightOutcome, retriedOutcome } from './outcome.mjs';
import { table, total } from './summary.mjs';

const fine = { code: 0, output: '' };
const jest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test('a failed check counts as one failure, a good one as nothing', () => {
  assert.equal(checked({ code: 2, output: 'why' }).failed, 1);
  assert.deepEqual(checked(fine), { passed: 0, failed: 0, output: '', note: '' });
});

test('a spec file that cannot load, and a skipped test, are failures', () => {
  assert.equal(jestOutcome({ ...jest, numRuntimeErrorTestSuites: 1 }, { code: 1, output: '' }).failed, 1);
  const skipped = jestOutcome({ ...jest, numPendingTests: 2 }, fine);
  assert.deepEqual([skipped.failed, skipped.note], [2, '2 skipped']);
});

test('a suite without tests, and a runner that ends badly, are failures', () => {
  assert.equal(jestOutcome({ ...jest, numPassedTests: 0 }, fine).note, 'no tests found');
  assert.equal(jestOutcome(jest, { code: 1, output: 'crashed after the tests' }).failed, 1);
  assert.equal(jestOutcome(undefined, { code: 0, output: '' }).failed, 1);
});

test('a journey that needed a second attempt passes by name', () => {
  const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 } };
  const { passed, failed, note } = playwrightOutcome(report, fine);
  assert.deepEqual([passed, failed, note], [5, 0, '1 flaky']);
});

test('a suite whose failed files pass alone passes by their names, and one whose files fail again does not', () => {
  const first = { passed: 5, failed: 1, output: 'why', note: '' };
  const files = ['/test/faults/races.spec.ts'];
  const again = retriedOutcome(first, { passed: 2, failed: 0 }, files);
  assert.deepEqual(
    [again.passed, again.failed, again.note, again.output],
    [6, 0, 'flaky: races.spec.ts', 'why'],
  );
  assert.equal(retriedOutcome(first, { passed: 1, failed: 1 }, files).failed, 1);
});

test("Node's closing lines are counted", () => {
  const { passed, failed } = nodeOutcome({
    code: 1,
    output: '# tests 5\n# pass 4\n# fail 1\n# skipped 0\n# todo 0\n',
  });
  assert.deepEqual([passed, failed], [4, 1]);
});

test('the last line sums all suites', () => {
  const rows = [
    { name: 'lint', engine: '', passed: 0, failed: 1, ms: 900, note: '' },
    { name: 'e2e', engine: 'sqlite', passed: 12, failed: 0, ms: 61_000, note: '' },
  ];
  assert.equal(total(rows), '12 passed, 1 failed');
  assert.match(table(rows), /e2e {4}sqlite {2}12/);
});
