import { seconds } from '../workspace/progress.mjs';

const HEAD = ['suite', 'engine', 'passed', 'failed', 'time', ''];

function cells({ name, engine, passed, failed, ms, note }) {
  return [name, engine, `${passed || (failed ? 0 : '–')}`, `${failed || '–'}`, seconds(ms), note];
}

/** The summary table: every suite with its engine, counts and time. */
export function table(rows) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const line = (texts) =>
    texts
      .map((text, column) => text.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [line(HEAD), line(widths.map((width) => '─'.repeat(width))), ...lines.slice(1).map(line)].join('\n');
}

/** The last line: the sum of all tests, a failed check counting as one. */
export function total(rows) {
  const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
