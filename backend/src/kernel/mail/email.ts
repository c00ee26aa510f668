import { directionOf } from '@stoa/contracts';
import type { TranslatableText } from '../translation';
import type { EmailBody } from './email-markdown';
import type { Mail } from './mail';

/** A row with a right-aligned amount; a strong one is a total. */
export interface EmailAmount {
  name: TranslatableText;
  amount: string;
  strong?: boolean;
}

/** Brand of the shop's e-mails. */
export interface EmailBrand {
  name: string;
  /** `#rrggbb`, dark enough for white text. */
  colour: string;
}

/** A section of an e-mail with its heading; amounts are aligned to the line's end. */
export interface EmailSection {
  heading: TranslatableText;
  rows: readonly (TranslatableText | EmailAmount)[];
}

/** Content of an e-mail: its texts, optional sections, an optional call to action, signature. */
export interface EmailContent {
  subject: TranslatableText;
  heading: TranslatableText;
  /** Paragraphs of plain text, or what a template was rendered to. */
  body: readonly TranslatableText[] | EmailBody;
  sections?: readonly EmailSection[];
  action?: { label: TranslatableText; href: string };
  signature: readonly string[];
  /** A small link in the footer. */
  foot?: { label: TranslatableText; href: string };
  /** URL for one-click unsubscription by POST (RFC 8058); e-mail clients show it next to the sender. */
  unsubscribe?: string;
}

/** Recipient's language, with its translation function. */
export interface Reader {
  language: string;
  translate: (text: TranslatableText) => string;
}

const NEUTRAL: EmailBrand = { name: '', colour: '#1c1f24' };
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Arabic',Arial,sans-serif";

/** E-mail clients ignore style sheets, so styles are inline. */
const STYLE = {
  page: `margin:0;padding:24px 12px;background:#f3f4f6;color:#1c1f24;font-size:16px;line-height:1.6;${FONT}`,
  mail: 'max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden',
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

/** Renders an e-mail in its recipient's language, as text and as HTML. */
export function renderEmail(
  email: EmailContent,
  { language, translate }: Reader,
  brand: EmailBrand = NEUTRAL,
): Omit<Mail, 'to'> {
  const { subject, action, foot, sections = [] } = email;
  const heading = translate(email.heading);
  const main = bodyOf(email.body, translate);
  const signed = email.signature.filter(Boolean);
  const text = [
    heading,
    ...(main.text ? [main.text] : []),
    ...sections.map((section) => sectionText(section, translate)),
    ...(action ? [`${translate(action.label)}: ${action.href}`] : []),
    signed.join('\n'),
    ...(foot ? [`${translate(foot.label)}: ${foot.href}`] : []),
  ];
  const body = [
    `<h1 style="${STYLE.heading}">${lines(heading)}</h1>`,
    ...(main.html ? [main.html] : []),
    ...sections.map((section) => sectionHtml(section, { language, translate })),
    ...(action
      ? [`<p style="margin:28px 0 0">${button(action.href, translate(action.label), brand)}</p>`]
      : []),
    `<p style="${STYLE.signature}">${signed.map(lines).join('<br>')}</p>`,
    ...(foot ? [`<p><small>${anchor(foot.href, translate(foot.label))}</small></p>`] : []),
  ];
  return {
    ...(email.unsubscribe && { unsubscribe: email.unsubscribe }),
    subject: translate(subject),
    text: text.join('\n\n'),
    html: pageHtml(translate(subject), body, language, brand),
  };
}

function bodyOf(body: EmailContent['body'], translate: Reader['translate']): EmailBody {
  if (!isParagraphs(body)) return body;
  const paragraphs = body.map(translate).filter(Boolean);
  return {
    html: paragraphs.map((paragraph) => `<p>${lines(paragraph)}</p>`).join('\n'),
    text: paragraphs.join('\n\n'),
  };
}

function isParagraphs(body: EmailContent['body']): body is readonly TranslatableText[] {
  return Array.isArray(body);
}

/** A whole HTML page, because e-mail clients take direction and width from its root. */
function pageHtml(title: string, body: readonly string[], language: string, brand: EmailBrand): string {
  const about = `dir="${directionOf(language)}" lang="${language}"`;
  const head = brand.name
    ? `<div style="${STYLE.brand};background:${brand.colour}">${escapeHtml(brand.name)}</div>`
    : '';
  return [
    `<!doctype html><html ${about}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${STYLE.page}"><div ${about} style="${STYLE.mail}">${head}`,
    `<div style="${STYLE.body}">${body.join('\n')}</div></div></body></html>`,
  ].join('\n');
}

function sectionText({ heading, rows }: EmailSection, translate: Reader['translate']): string {
  const shown = rows.map((row) => {
    return isAmount(row) ? `${translate(row.name)}: ${row.amount}` : translate(row);
  });
  return [translate(heading), ...shown].join('\n');
}

function sectionHtml({ heading, rows }: EmailSection, { language, translate }: Reader): string {
  const [start, end] = directionOf(language) === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  // Names and addresses keep their own direction, whatever the e-mail's.
  const own = (text: string): string => `<bdi>${lines(text)}</bdi>`;
  const shown = rows.map((row) => {
    if (!isAmount(row))
      return `<tr><td colspan="2" style="${STYLE.cell};text-align:${start}">${own(translate(row))}</td></tr>`;
    const look = row.strong ? `;${STYLE.strong}` : '';
    const amount = `<td style="${STYLE.amount};text-align:${end}${look}">${own(row.amount)}</td>`;
    return `<tr><td style="${STYLE.cell};text-align:${start}${look}">${own(translate(row.name))}</td>${amount}</tr>`;
  });
  const title = `<h2 style="${STYLE.part}">${lines(translate(heading))}</h2>`;
  return `${title}\n<table role="presentation" style="${STYLE.table}">${shown.join('')}</table>`;
}

function isAmount(row: EmailSection['rows'][number]): row is EmailAmount {
  return typeof row === 'object' && 'amount' in row;
}

function button(href: string, label: string, { colour }: EmailBrand): string {
  return anchor(href, label, `${STYLE.action};background:${colour}`);
}

function anchor(href: string, label: string, style?: string): string {
  return `<a href="${escapeHtml(href)}"${style ? ` style="${style}"` : ''}>${escapeHtml(label)}</a>`;
}

/** Order numbers and the like, which must not wrap, to be read and copied whole. */
const CODE = /(?<![\p{L}\p{N}])[\p{Lu}\d]+(?:-[\p{Lu}\d]+)+(?![\p{L}\p{N}])/gu;

/** Escapes text for HTML; line breaks are kept, and codes are not broken. */
export function lines(text: string): string {
  return escapeHtml(text).replace(CODE, '<span style="white-space:nowrap">$&</span>').replace(/\n/g, '<br>');
}

/** Escapes text for elements and attributes. */
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
