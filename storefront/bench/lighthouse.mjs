/**
 * Lighthouse with its mobile profile, after a build and with nothing else running:
 * `npm run bench:lighthouse -w @stoa/storefront`. Each page is measured `RUNS` times (3) and reported by its
 * run with the median performance. `CPU_SLOWDOWN` (4) is Lighthouse's, which turns a fast desktop (benchmark index 1,500
 * to 2,000) into a mid-tier phone; for a machine with an index of 1,000 to 1,500 Lighthouse suggests 2.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, findHeadlessShell, launchArguments } from '../../scripts/testing/chromium.mjs';
import { blockingTime } from './blocking-time.mjs';
import { openShop } from './shop.mjs';

const VERSION = '12.8.2';
const ATTEMPTS = 3;
const RUNS = Number(process.env.RUNS ?? 3);
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);
/** Baseline without scripts: on a busy machine the scores say more about the machine than about the shop. */
const WITHOUT_SCRIPTS = ['--only-categories=performance', '--blocked-url-patterns=*/assets/*.js'];
const run = promisify(execFile);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Runs Lighthouse once. Fetched by npx, as nothing else needs its two hundred packages. */
async function report(url, chromium, options) {
  const flags = ['--headless=new', ...launchArguments()].join(' ');
  const folder = mkdtempSync(join(tmpdir(), 'stoa-lighthouse-'));
  const path = join(folder, 'page.json');
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--output=json',
    `--output-path=${path}`,
    '--save-assets',
  ];
  args.push(
    '--quiet',
    `--chrome-flags=${flags}`,
    `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`,
    ...options,
  );
  const env = { ...process.env, CHROME_PATH: chromium };
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run('npx', args, { env });
        const { traceEvents } = readJson(join(folder, 'page-0.trace.json'));
        return { ...readJson(path), blocking: blockingTime(traceEvents, CPU_SLOWDOWN) };
      } catch (error) {
        // Chromium occasionally returns no trace of a loaded page.
        if (attempt === ATTEMPTS)
          throw new Error(`Lighthouse failed on ${url}: ${error.stderr ?? error.message}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const performanceOf = ({ categories }) => categories.performance.score;

async function median(url, chromium, options = []) {
  const reports = [];
  for (let round = 0; round < RUNS; round += 1) reports.push(await report(url, chromium, options));
  return reports.sort((a, b) => performanceOf(a) - performanceOf(b))[Math.floor(RUNS / 2)];
}

/** The first matching link of a page. */
async function linkOn(url, pattern) {
  const [, path] = pattern.exec(await (await fetch(url)).text()) ?? [];
  if (!path) throw new Error(`${url} has no link like ${pattern}`);
  return path;
}

/** Requests a page's pictures once: each size is made at its first request, which no measurement should include. */
async function loadPictures(url) {
  const html = await (await fetch(url)).text();
  for (const [path] of html.matchAll(/\/media\/[\w/]+\.avif/g))
    await (await fetch(new URL(path, url))).arrayBuffer();
}

const shop = await openShop();
try {
  // Without a window if possible, which leaves more of the cores to the page.
  const chromium = findHeadlessShell() ?? (await findChromium());
  const product = await linkOn(`${shop.url}/Shop`, /"(\/product\/[^"?#]+)/);
  const post = await linkOn(`${shop.url}/blog`, /"(\/blog\/(?!rss|category|tag|author)[^"?#/]+)"/);
  const rows = [];
  for (const [page, path] of Object.entries({ home: '/', shop: '/Shop', product, cart: '/cart', post })) {
    await loadPictures(shop.url + path);
    const { categories, audits, environment, blocking } = await median(shop.url + path, chromium);
    const bare = await median(shop.url + path, chromium, WITHOUT_SCRIPTS);
    const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    rows.push({
      page,
      ...Object.fromEntries(scores),
      LCP: audits['largest-contentful-paint'].displayValue,
      CLS: audits['cumulative-layout-shift'].displayValue,
      TBT: audits['total-blocking-time'].displayValue,
      'TBT of processor time': `${Math.round(blocking)} ms`,
      'without scripts': bare.audits['total-blocking-time'].displayValue,
      'benchmark index': environment.benchmarkIndex,
    });
  }
  console.log(`Processor ${CPU_SLOWDOWN} times as slow as this one`);
  console.table(rows);
} finally {
  await shop.close();
}
