// Outcomes of test steps, parsed from each tool's report.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One row of the summary. `output` is printed on failure. */
export function outcome({ passed = 0, failed = 0, output = '', note = '' }) {
  return { passed, failed, output, note };
}

/** A check without tests: only counts when it fails. */
export function checked({ code, output }) {
  return outcome({ failed: code === 0 ? 0 : 1, output });
}

/** Counts a suite; empty or skipped tests fail it, and so does a runner's error with all tests passed. */
function counted({ passed, failed, skipped }, { code, output }) {
  const empty = passed + failed === 0;
  const note = [skipped > 0 && `${skipped} skipped`, empty && 'no tests found'].filter(Boolean).join(', ');
  const broken = failed + skipped === 0 && (empty || code !== 0) ? 1 : 0;
  return outcome({ passed, failed: failed + skipped + broken, output, note });
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Parses Jest's JSON report; a spec file that fails to load counts as one failure. */
export function jestOutcome(report, result) {
  if (!report) return checked({ ...result, code: 1 });
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  return counted({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, result);
}

/** The spec files with failures, by Jest's JSON report; none if the run itself crashed. */
export function failedFiles(file) {
  const results = readReport(file)?.testResults ?? [];
  return results.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * Outcome of a suite after a retry of its failed files; files that then pass are named as flaky, with the
 * first output.
 */
export function retriedOutcome(first, second, files) {
  if (second.failed > 0) return first;
  const note = [first.note, `flaky: ${files.map((file) => basename(file)).join(', ')}`]
    .filter(Boolean)
    .join(', ');
  return { ...first, passed: first.passed + first.failed, failed: 0, note, isFlaky: true };
}

/** Parses Playwright's JSON report; a test that passes at the second attempt passes, and is named. */
export function playwrightOutcome(report, result) {
  if (!report) return checked({ ...result, code: 1 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  const found = counted({ passed: expected + flaky, failed: unexpected, skipped }, result);
  return flaky > 0 ? { ...found, note: [found.note, `${flaky} flaky`].filter(Boolean).join(', ') } : found;
}

/** Parses the summary of Node's own test runner. */
export function nodeOutcome(result) {
  const count = (label) => Number(new RegExp(`^(?:#|ℹ) ${label} (\\d+)$`, 'm').exec(result.output)?.[1] ?? 0);
  return counted(
    { passed: count('pass'), failed: count('fail'), skipped: count('skipped') + count('todo') },
    result,
  );
}

/** Reads the outcome from a report file, by one of the parsers above. */
export function fromReport(read, file, result) {
  return read(readReport(file), result);
}
