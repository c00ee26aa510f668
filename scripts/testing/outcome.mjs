// What a step of the test run came to, and how that is read from each tool's report.
import { existsSync, readFileSync } from 'node:fs';

/** One row of the summary. `output` is shown when something failed. */
export function outcome({ passed = 0, failed = 0, output = '', note = '' }) {
  return { passed, failed, output, note };
}

/** A check without tests of its own: nothing to count unless it fails. */
export function checked({ code, output }) {
  return outcome({ failed: code === 0 ? 0 : 1, output });
}

/** Counts a suite; an empty or skipping one fails, and so does a runner that ends badly with all tests green. */
function counted({ passed, failed, skipped }, { code, output }) {
  const empty = passed + failed === 0;
  const note = [skipped > 0 && `${skipped} skipped`, empty && 'no tests found'].filter(Boolean).join(', ');
  const broken = failed + skipped === 0 && (empty || code !== 0) ? 1 : 0;
  return outcome({ passed, failed: failed + skipped + broken, output, note });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Counts of Jest's JSON report; a spec file that cannot even load counts as one failure. */
export function jestOutcome(report, result) {
  if (!report) return checked({ ...result, code: 1 });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return counted({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, result);
}

/** Counts of Playwright's JSON report; a journey that passes at the second attempt passes, and is named. */
export function playwrightOutcome(report, result) {
  if (!report) return checked({ ...result, code: 1 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  const found = counted({ passed: expected + flaky, failed: unexpected, skipped }, result);
  return flaky > 0 ? { ...found, note: [found.note, `${flaky} flaky`].filter(Boolean).join(', ') } : found;
}

/** Counts of Node's own test runner, from its closing lines. */
export function nodeOutcome(result) {
  const count = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'm').exec(result.output)?.[1] ?? 0);
  return counted(
    { passed: count('pass'), failed: count('fail'), skipped: count('skipped') + count('todo') },
    result,
  );
}

/** The outcome that a report file tells, by one of the readers above. */
export function fromReport(read, file, result) {
  return read(readReport(file), result);
}
