import type { Script, Weight } from './fonts';
import type { Direction, Run } from './runs';
import { visualRuns } from './runs';

type Document = PDFKit.PDFDocument;

/** Style of a text: size in points, weight, colour. */
export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

const ELLIPSIS = '…';
/** Distance from the top of a line to the baseline, relative to the font size; fonts differ in their own. */
const ASCENT = 1.07;

/** Measures, wraps and draws texts of all scripts in one document. */
export class TypeSetter {
  constructor(
    private readonly document: Document,
    private readonly direction: Direction,
  ) {}

  /** Width of a text on one line, in points. */
  width(text: string, look: TextStyle): number {
    return this.measured(visualRuns(text, this.direction), look);
  }

  /** Wraps a text into lines no wider than `width`; beyond `most` lines it is truncated with an ellipsis. */
  lines(text: string, width: number, look: TextStyle, max: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => this.parts(one, width, look))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && this.width(longer, look) > width) {
        lines.push(line);
        line = word;
        if (lines.length > max) break;
      } else line = longer;
    }
    if (line) lines.push(line);
    return lines.length > max
      ? [...lines.slice(0, max - 1), this.shortened(lines[max - 1] ?? '', width, look)]
      : lines;
  }

  /** Draws a line at the start (or end, for figures) of a box; on right-to-left pages start is the right. */
  draw(line: string, box: { x: number; y: number; width: number }, look: TextStyle, atEnd = false): void {
    const runs = visualRuns(line, this.direction);
    const toRight = (this.direction === 'rtl') !== atEnd;
    let x = toRight ? box.x + box.width - this.measured(runs, look) : box.x;
    this.document.fillColor(look.color);
    for (const run of runs) {
      this.use(run.script, look);
      this.document.text(run.text, x, box.y + look.size * ASCENT, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      x += this.document.widthOfString(run.text);
    }
  }

  /** Splits a word that is wider than its box. */
  private parts(word: string, width: number, look: TextStyle): string[] {
    if (this.width(word, look) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const character of word) {
      if (part && this.width(part + character, look) > width) {
        parts.push(part);
        part = '';
      }
      part += character;
    }
    return [...parts, part];
  }

  private shortened(line: string, width: number, look: TextStyle): string {
    let letters = [...line];
    while (letters.length > 1 && this.width(letters.join('') + ELLIPSIS, look) > width)
      letters = letters.slice(0, -1);
    return letters.join('').trimEnd() + ELLIPSIS;
  }

  private measured(runs: readonly Run[], look: TextStyle): number {
    return runs.reduce((sum, run) => {
      this.use(run.script, look);
      return sum + this.document.widthOfString(run.text);
    }, 0);
  }

  private use(script: Script, { size, weight }: TextStyle): void {
    this.document.font(script.file(weight)).fontSize(size);
  }
}
