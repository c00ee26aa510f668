import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, figuresOf, table } from './figures.mjs';

const report = (rate, p99) => `SQLite, 10 products

| load | connections | reads/s | p50/p99 ms | failed |
| --- | --- | --- | --- | --- |
| lists | 16 | ${rate} | 3 / ${p99} | 0 |
| lists | 64 | – | – | 0 |

Memory at the end: 790 MB
| call | statements |
| --- | --- |
| addCartItem | 5 |`;

test('the figures of a report are those of its tables, by row and column', () => {
  assert.deepEqual(Object.fromEntries(figuresOf(report('1,911', 14))), {
    'lists 16 · reads/s': 1911,
    'lists 16 · p50': 3,
    'lists 16 · p99 ms': 14,
    'addCartItem · statements': 5,
  });
});

test('two checkouts are compared by the median of their rounds, with the range of the ratios', () => {
  const ours = [report('200', 10), report('300', 30), report('100', 20)].map(figuresOf);
  const theirs = [report('100', 10), report('100', 10), report('100', 10)].map(figuresOf);
  const [reads] = compare(ours, theirs);
  assert.deepEqual(reads, {
    name: 'lists 16 · reads/s',
    ours: 200,
    theirs: 100,
    ratio: 2,
    lowest: 1,
    highest: 3,
  });
  assert.match(table([reads], 'v1'), /\| lists 16 · reads\/s \| 200 \| 100 \| 2\.00× \| 1\.00 … 3\.00 \|/);
});

test('figures that only one checkout has are left out', () => {
  const [ours, theirs] = [report('1', 2), '| call | statements |\n| --- | --- |\n| addCartItem | 6 |'].map(
    figuresOf,
  );
  assert.deepEqual(
    compare([ours], [theirs]).map(({ name, ratio }) => [name, ratio]),
    [['addCartItem · statements', 5 / 6]],
  );
});
