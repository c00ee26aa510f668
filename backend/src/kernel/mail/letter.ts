import type { Said } from '../wording';
import { directionOf } from '../wording';
import type { Mail } from './mail';

/** A part of a letter under a heading of its own; rows that name an amount have it at the line's end. */
export interface LetterSection {
  heading: Said;
  rows: readonly (Said | { name: Said; amount: string })[];
}

/** What a letter says: sentences, perhaps parts with headings, perhaps one thing to do, then who writes. */
export interface Letter {
  subject: Said;
  greeting: Said;
  paragraphs: readonly Said[];
  sections?: readonly LetterSection[];
  action?: { label: Said; href: string };
  signature: readonly string[];
  /** A small link at the foot. */
  foot?: { label: Said; href: string };
}

/** Whom a letter is for: their language, and what puts sentences into it. */
export interface Reader {
  language: string;
  put: (said: Said) => string;
}

/** Mail programs know no style sheets, so what little there is stands in the elements. */
const STYLE = {
  letter: 'max-width:600px;margin:0 auto;padding:24px;font:16px/1.6 sans-serif;color:#1c1f24',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  part: 'margin:24px 0 8px;font-size:16px',
  table: 'width:100%;border-collapse:collapse',
  cell: 'padding:2px 0;text-align:start;vertical-align:top',
  amount: 'padding:2px 0;text-align:end;vertical-align:top;white-space:nowrap',
  action:
    'display:inline-block;padding:10px 20px;border-radius:6px;background:#1c1f24;color:#fff;text-decoration:none',
  signature: 'margin:32px 0 0;color:#5b6270',
};

/** A letter as a mail in its reader's language: the same sentences as text and as HTML. */
export function letterMail(letter: Letter, { language, put }: Reader): Omit<Mail, 'to'> {
  const { subject, action, foot, sections = [] } = letter;
  const greeting = put(letter.greeting);
  const said = letter.paragraphs.map(put).filter(Boolean);
  const signed = letter.signature.filter(Boolean);
  const text = [
    greeting,
    ...said,
    ...sections.map((section) => sectionText(section, put)),
    ...(action ? [`${put(action.label)}: ${action.href}`] : []),
    signed.join('\n'),
    ...(foot ? [`${put(foot.label)}: ${foot.href}`] : []),
  ];
  const html = [
    `<h1 style="${STYLE.heading}">${escapeHtml(greeting)}</h1>`,
    ...said.map((sentence) => `<p>${lines(sentence)}</p>`),
    ...sections.map((section) => sectionHtml(section, put)),
    ...(action ? [`<p>${anchor(action.href, put(action.label), STYLE.action)}</p>`] : []),
    `<p style="${STYLE.signature}">${signed.map(lines).join('<br>')}</p>`,
    ...(foot ? [`<p><small>${anchor(foot.href, put(foot.label))}</small></p>`] : []),
  ];
  const about = `dir="${directionOf(language)}" lang="${language}" style="${STYLE.letter}"`;
  return {
    subject: put(subject),
    text: text.join('\n\n'),
    html: `<div ${about}>${html.join('\n')}</div>`,
  };
}

function sectionText({ heading, rows }: LetterSection, put: Reader['put']): string {
  const shown = rows.map((row) => {
    return isAmount(row) ? `${put(row.name)}: ${row.amount}` : put(row);
  });
  return [put(heading), ...shown].join('\n');
}

function sectionHtml({ heading, rows }: LetterSection, put: Reader['put']): string {
  // Names and addresses keep their own direction, whatever that of the letter is.
  const own = (text: string): string => `<bdi>${lines(text)}</bdi>`;
  const shown = rows.map((row) => {
    if (!isAmount(row)) return `<tr><td colspan="2" style="${STYLE.cell}">${own(put(row))}</td></tr>`;
    const amount = `<td style="${STYLE.amount}">${own(row.amount)}</td>`;
    return `<tr><td style="${STYLE.cell}">${own(put(row.name))}</td>${amount}</tr>`;
  });
  const title = `<h2 style="${STYLE.part}">${escapeHtml(put(heading))}</h2>`;
  return `${title}\n<table role="presentation" style="${STYLE.table}">${shown.join('')}</table>`;
}

function isAmount(row: LetterSection['rows'][number]): row is { name: Said; amount: string } {
  return typeof row === 'object' && 'amount' in row;
}

function anchor(href: string, label: string, style?: string): string {
  return `<a href="${escapeHtml(href)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>');
}

/** Text as it may stand between tags and in attributes. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
