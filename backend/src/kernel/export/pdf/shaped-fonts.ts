import { readFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkit';
import { convert } from 'fontverter';
import { scripts, type Weight } from './fonts';

const WEIGHTS: readonly Weight[] = [400, 700];
/** Scripts that HarfBuzz shapes: fontkit, which pdfkit uses, misplaces signs of Bangla conjuncts and spaces. */
const SHAPED = ['bengali'];
const NEEDS_SHAPING = /\p{Script=Bengali}/u;

/** The part of fontkit's layout that pdfkit reads; distances in font units. */
interface Layout {
  glyphs: Glyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  advanceWidth: number;
}

let fonts: Promise<[file: string, font: Font][]> | undefined;

/**
 * Registers the fonts that HarfBuzz shapes under the names of their files, which `TypeSetter` uses. Call it before texts
 * are measured or drawn; most documents have none that need it, and a thread of each would load them anew.
 */
export async function registerShapedFonts(
  document: PDFKit.PDFDocument,
  texts: readonly string[],
): Promise<void> {
  if (!texts.some((text) => NEEDS_SHAPING.test(text))) return;
  fonts ??= loadFonts();
  // The type does not name parsed fonts, which pdfkit accepts since 0.20.
  for (const [file, font] of await fonts) document.registerFont(file, font as never);
}

function loadFonts(): Promise<[string, Font][]> {
  const files = scripts()
    .filter(({ name }) => SHAPED.includes(name))
    .flatMap(({ file }) => WEIGHTS.map(file));
  return Promise.all(files.map(async (file) => [file, await shapedFont(file)] as [string, Font]));
}

async function shapedFont(file: string): Promise<Font> {
  const harfBuzz = await import('harfbuzzjs');
  const bytes = await convert(await readFile(file), 'truetype');
  const font = create(bytes) as Font;
  const shaper = new harfBuzz.Font(new harfBuzz.Face(new harfBuzz.Blob(bytes)));
  const layout = (text: string): Layout => {
    const buffer = new harfBuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfBuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => {
      return { xAdvance, yAdvance, xOffset, yOffset };
    });
    const glyphs = infos.map(({ codepoint: id, cluster }, index) => {
      const isFirst = infos[index - 1]?.cluster !== cluster;
      // A cluster's first glyph stands for its characters when text is copied from the document.
      const end = infos.find((later) => later.cluster > cluster)?.cluster ?? text.length;
      return font.getGlyph(id, isFirst ? [...text.slice(cluster, end)].map(codeOf) : []);
    });
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  return Object.assign(font, { layout });
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
