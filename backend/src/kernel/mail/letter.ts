import type { Said } from '../wording';
import { directionOf } from '../wording';
import type { Mail } from './mail';

/** A row with an amount at the line's end; a strong one is a sum. */
export interface LetterAmount {
  name: Said;
  amount: string;
  strong?: boolean;
}

/** Whose letters these are. */
export interface LetterBrand {
  name: string;
  /** `#rrggbb`, dark enough for white words on it. */
  colour: string;
}

/** A part of a letter under a heading of its own; rows that name an amount have it at the line's end. */
export interface LetterSection {
  heading: Said;
  rows: readonly (Said | LetterAmount)[];
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
  /** Where one POST ends what this letter was sent for (RFC 8058); mail programs offer it beside the sender. */
  unsubscribe?: string;
}

/** Whom a letter is for: their language, and what puts sentences into it. */
export interface Reader {
  language: string;
  put: (said: Said) => string;
}

const NEUTRAL: LetterBrand = { name: '', colour: '#1c1f24' };
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Arial,sans-serif";

/** Mail programs know no style sheets, so what little there is stands in the elements. */
const STYLE = {
  page: `margin:0;padding:24px 12px;background:#f3f4f6;color:#1c1f24;font-size:16px;line-height:1.6;${FONT}`,
  letter: 'max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden',
  brand: 'padding:20px 28px;color:#ffffff;font-size:20px;font-weight:700',
  body: 'padding:28px',
  heading: 'margin:0 0 16px;font-size:24px;line-height:1.3',
  part: 'margin:28px 0 8px;font-size:14px;color:#5b6270;font-weight:600',
  table: 'width:100%;border-collapse:collapse;border-top:1px solid #e5e7eb',
  cell: 'padding:6px 0;vertical-align:top',
  amount: 'padding:6px 0;vertical-align:top;white-space:nowrap;padding-inline-start:16px',
  strong: 'font-weight:700;font-size:18px;border-top:1px solid #e5e7eb',
  action:
    'display:inline-block;padding:12px 24px;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none',
  signature:
    'margin:32px 0 0;padding-top:16px;border-top:1px solid #e5e7eb;color:#5b6270;font-size:14px;line-height:1.5',
};

/** A letter as a mail in its reader's language: the same sentences as text and as HTML. */
export function letterMail(
  letter: Letter,
  { language, put }: Reader,
  brand: LetterBrand = NEUTRAL,
): Omit<Mail, 'to'> {
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
  const body = [
    `<h1 style="${STYLE.heading}">${lines(greeting)}</h1>`,
    ...said.map((sentence) => `<p>${lines(sentence)}</p>`),
    ...sections.map((section) => sectionHtml(section, { language, put })),
    ...(action ? [`<p style="margin:28px 0 0">${button(action.href, put(action.label), brand)}</p>`] : []),
    `<p style="${STYLE.signature}">${signed.map(lines).join('<br>')}</p>`,
    ...(foot ? [`<p><small>${anchor(foot.href, put(foot.label))}</small></p>`] : []),
  ];
  return {
    ...(letter.unsubscribe && { unsubscribe: letter.unsubscribe }),
    subject: put(subject),
    text: text.join('\n\n'),
    html: pageHtml(put(subject), body, language, brand),
  };
}

/** A whole page, because mail programs take the direction and the width of what is shown from its root. */
function pageHtml(title: string, body: readonly string[], language: string, brand: LetterBrand): string {
  const about = `dir="${directionOf(language)}" lang="${language}"`;
  const head = brand.name
    ? `<div style="${STYLE.brand};background:${brand.colour}">${escapeHtml(brand.name)}</div>`
    : '';
  return [
    `<!doctype html><html ${about}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${STYLE.page}"><div ${about} style="${STYLE.letter}">${head}`,
    `<div style="${STYLE.body}">${body.join('\n')}</div></div></body></html>`,
  ].join('\n');
}

function sectionText({ heading, rows }: LetterSection, put: Reader['put']): string {
  const shown = rows.map((row) => {
    return isAmount(row) ? `${put(row.name)}: ${row.amount}` : put(row);
  });
  return [put(heading), ...shown].join('\n');
}

function sectionHtml({ heading, rows }: LetterSection, { language, put }: Reader): string {
  const [start, end] = directionOf(language) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  // Names and addresses keep their own direction, whatever that of the letter is.
  const own = (text: string): string => `<bdi>${lines(text)}</bdi>`;
  const shown = rows.map((row) => {
    if (!isAmount(row))
      return `<tr><td colspan="2" style="${STYLE.cell};text-align:${start}">${own(put(row))}</td></tr>`;
    const look = row.strong ? `;${STYLE.strong}` : '';
    const amount = `<td style="${STYLE.amount};text-align:${end}${look}">${own(row.amount)}</td>`;
    return `<tr><td style="${STYLE.cell};text-align:${start}${look}">${own(put(row.name))}</td>${amount}</tr>`;
  });
  const title = `<h2 style="${STYLE.part}">${lines(put(heading))}</h2>`;
  return `${title}\n<table role="presentation" style="${STYLE.table}">${shown.join('')}</table>`;
}

function isAmount(row: LetterSection['rows'][number]): row is LetterAmount {
  return typeof row === 'object' && 'amount' in row;
}

function button(href: string, label: string, { colour }: LetterBrand): string {
  return anchor(href, label, `${STYLE.action};background:${colour}`);
}

function anchor(href: string, label: string, style?: string): string {
  return `<a href="${escapeHtml(href)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`;
}

/** Numbers of orders and the like, which stay on one line so that they are read and copied whole. */
const CODE = /(?<![\p{L}\p{N}])[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+(?![\p{L}\p{N}])/gu;

function lines(text: string): string {
  return escapeHtml(text).replace(CODE, '<span style="white-space:nowrap">$&</span>').replace(/\n/g, '<br>');
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
