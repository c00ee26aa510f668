import { Worker } from 'node:worker_threads';
import { join } from 'node:path';

const BUILT = join(__dirname, '../../../../dist/src/kernel/export/pdf');

/** Widths of texts in thousandths of the font's size, measured by built code: Jest cannot load HarfBuzz. */
function widths(texts: readonly string[]): Promise<number[]> {
  const measure = `
    const { parentPort, workerData } = require('node:worker_threads');
    const Document = require('pdfkit');
    const { registerShapedFonts } = require(${JSON.stringify(join(BUILT, 'shaped-fonts'))});
    const { scripts } = require(${JSON.stringify(join(BUILT, 'fonts'))});
    const file = new Document({ font: null });
    registerShapedFonts(file, workerData).then(() => {
      file.font(scripts().find(({ name }) => name === 'bengali').file(400)).fontSize(1000);
      parentPort.postMessage(workerData.map((text) => Math.round(file.widthOfString(text))));
    });`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(measure, { eval: true, workerData: texts });
    worker.once('message', resolve).once('error', reject);
  });
}

describe('Bangla in PDFs', () => {
  it('gets the widths of conjuncts, so that the next word does not begin in the last sign', async () => {
    // The width of the whole conjunct in Noto Sans Bengali; fontkit's shaper answers 710.
    expect(await widths(['ক্ত', 'ক্ত '])).toEqual([910, 910 + 260]);
  });
});
