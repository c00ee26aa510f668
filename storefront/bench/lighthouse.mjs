/**
 * Lighthouse with its mobile profile, after a build and with nothing else running:
 * `npm run bench:lighthouse -w @stoa/storefront`. Each page is loaded `RUNS` times (3) and reported by the load with the
 * median performance by processor time. `CPU_SLOWDOWN` (4) is Lighthouse's, which turns a fast desktop (benchmark index 1,500
 * to 2,000) into a mid-tier phone; for a machine with an index of 1,000 to 1,500 Lighthouse suggests 2.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium, findHeadlessShell, launchArguments } from '../../scripts/testing/chromium.mjs';
import { withoutWaiting } from './processor-time.mjs';
import { openShop } from './shop.mjs';

const VERSION = '12.8.2';
const ATTEMPTS = 3;
const RUNS = Number(process.env.RUNS ?? 3);
const CPU_SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 4);
const run = promisify(execFile);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Runs Lighthouse, which npx fetches, as nothing else needs its two hundred packages. */
async function lighthouse(url, chromium, path, options) {
  const flags = ['--headless=new', ...launchArguments()].join(' ');
  const args = ['--yes', `lighthouse@${VERSION}`, url, '--quiet', '--output=json', `--output-path=${path}`];
  args.push(`--chrome-flags=${flags}`, `--throttling.cpuSlowdownMultiplier=${CPU_SLOWDOWN}`, ...options);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await run('npx', args, { env: { ...process.env, CHROME_PATH: chromium } });
      return readJson(path);
    } catch (error) {
      // Chromium occasionally returns no trace of a loaded page.
      if (attempt === ATTEMPTS)
        throw new Error(`Lighthouse failed on ${url}: ${error.stderr ?? error.message}`);
    }
  }
}

/** Loads a page once, and has Lighthouse judge it twice: as it was, and as if no task had waited for a core. */
async function report(url, chromium) {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-lighthouse-'));
  const path = join(folder, 'page.json');
  const gathered = join(folder, 'gathered');
  try {
    const measured = await lighthouse(url, chromium, path, [
      `--gather-mode=${gathered}`,
      `--audit-mode=${gathered}`,
    ]);
    const trace = join(gathered, 'defaultPass.trace.json');
    const { traceEvents, ...rest } = readJson(trace);
    writeFileSync(trace, JSON.stringify({ ...rest, traceEvents: withoutWaiting(traceEvents) }));
    return { ...measured, processor: await lighthouse(url, chromium, path, [`--audit-mode=${gathered}`]) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const performanceOf = ({ processor }) => processor.categories.performance.score;
const shown = ({ audits }, audit) => audits[audit].displayValue;

async function median(url, chromium) {
  const reports = [];
  for (let round = 0; round < RUNS; round += 1) reports.push(await report(url, chromium));
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
    const measured = await median(shop.url + path, chromium);
    const { categories, environment, processor } = measured;
    const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    rows.push({
      page,
      ...Object.fromEntries(scores),
      LCP: shown(measured, 'largest-contentful-paint'),
      CLS: shown(measured, 'cumulative-layout-shift'),
      TBT: shown(measured, 'total-blocking-time'),
      'performance by processor time': Math.round(performanceOf(measured) * 100),
      'LCP by processor time': shown(processor, 'largest-contentful-paint'),
      'TBT by processor time': shown(processor, 'total-blocking-time'),
      'benchmark index': environment.benchmarkIndex,
    });
  }
  console.log(`Processor ${CPU_SLOWDOWN} times as slow as this one`);
  console.table(rows);
} finally {
  await shop.close();
}
