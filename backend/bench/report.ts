import type { Measurement } from './measure';
import type { StartUp } from './start-up';

/** A row of the report: one scenario at one number of connections. */
export interface Line {
  scenario: string;
  connections: number;
  raw: Measurement | null;
  made: Measurement;
  kept: Measurement | null;
  /** Processor time of the shop's process per journey, in microseconds. */
  cpu?: number;
}

const HEAD = [
  'scenario',
  'connections',
  'raw req/s',
  'raw p50/p99 ms',
  'shop req/s',
  'shop p50/p99 ms',
  'shop processor µs',
  'raw ÷ shop',
  'kept answers req/s',
  'kept p50/p99 ms',
  'failed',
];

const rounded = (value: number | undefined): string =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en');
const times = (one: Measurement | null): string => (one ? `${one.p50} / ${one.p99}` : '–');

/** A Markdown table. */
export function markdown(head: readonly string[], rows: readonly (string | number)[][]): string {
  return [[...head], head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Number of wrong responses of one row. */
export function failuresOf({ raw, made, kept: keepAlive }: Line): number {
  return made.failed + (keepAlive?.failed ?? 0) + (raw?.failed ?? 0);
}

/** The measurements as a Markdown table. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const { scenario, connections, raw, made, kept: keepAlive } = line;
    const isComparable = raw !== null && raw.perSecond > 0 && made.perSecond > 0;
    const ratio = isComparable ? `${(raw.perSecond / made.perSecond).toFixed(2)}×` : '–';
    const shop = [
      rounded(made.perSecond),
      times(made),
      rounded(line.cpu),
      ratio,
      rounded(keepAlive?.perSecond),
      times(keepAlive),
    ];
    return [scenario, connections, rounded(raw?.perSecond), times(raw), ...shop, failuresOf(line)];
  });
  return markdown(HEAD, rows);
}

/** Start-up cost, and number of SQL statements per request of a checkout. */
export function summary(
  starts: Record<string, StartUp>,
  statements: { call: string; count: number }[],
): string {
  const rows = Object.entries(starts).map(([mode, { milliseconds, rss }]) => [
    mode,
    rounded(milliseconds),
    rounded(rss / 1024 ** 2),
  ]);
  const sum = statements.reduce((total, { count }) => total + count, 0);
  const calls = [...statements, { call: 'whole checkout', count: sum }];
  return [
    markdown(['answers', 'start to first answer, ms', 'memory after start, MB'], rows),
    markdown(
      ['call', 'statements'],
      calls.map(({ call, count }) => [call, count]),
    ),
  ].join('\n\n');
}
