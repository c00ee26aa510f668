// Figures in the reports of benchmarks, and how those of two checkouts compare.

/** A number at the start of a cell, with thousands separators. */
const NUMBER = /^-?\d[\d,]*(?:\.\d+)?/;

/** The figures of a report's Markdown tables, by `row · column`; cells such as `3 / 14` have one for each part. */
export function figuresOf(report) {
  const figures = new Map();
  let head = [];
  for (const line of report.split('\n')) {
    if (!line.startsWith('|')) {
      head = [];
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (head.length === 0) head = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) addRow(figures, head, cells);
  }
  return figures;
}

function addRow(figures, head, cells) {
  // A row is named by its texts and by its number of connections.
  const isName = cells.map((cell, place) => !NUMBER.test(cell) || head[place] === 'connections');
  const name = cells.filter((cell, place) => isName[place] && cell !== '–').join(' ');
  cells.forEach((cell, place) => {
    if (isName[place] || head[place] === 'failed') return;
    const names = head[place].split('/');
    cell.split(' / ').forEach((part, index, parts) => {
      const value = Number(NUMBER.exec(part)?.[0].replaceAll(',', ''));
      const column = parts.length > 1 ? `${names[index] ?? names[0]}`.trim() : head[place];
      if (Number.isFinite(value)) figures.set(`${name} · ${column}`, value);
    });
  });
}

/** Each figure of both checkouts over all rounds: medians, their ratio, and the ratios' range over the rounds. */
export function compare(ours, theirs) {
  const names = [...ours[0].keys()].filter((name) => theirs.every((round) => round.has(name)));
  return names.map((name) => {
    const [own, other] = [ours, theirs].map((rounds) => rounds.map((round) => round.get(name) ?? Number.NaN));
    const ratios = own.map((value, round) => value / other[round]);
    return {
      name,
      ours: median(own),
      theirs: median(other),
      ratio: median(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
    };
  });
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The comparison as a Markdown table. */
export function table(rows, reference) {
  const head = ['figure', 'here', reference, 'here ÷ there', 'lowest … highest'];
  const shown = (value) => value.toLocaleString('en', { maximumFractionDigits: 2 });
  const lines = rows.map(({ name, ours, theirs, ratio, lowest, highest }) => [
    name,
    shown(ours),
    shown(theirs),
    Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : '–',
    Number.isFinite(ratio) ? `${lowest.toFixed(2)} … ${highest.toFixed(2)}` : '–',
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
