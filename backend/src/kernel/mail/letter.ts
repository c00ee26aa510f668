import type { Mail } from './mail';

/** What a letter says: sentences, then perhaps one thing to do, then who writes. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  signature: readonly string[];
  /** A small link at the foot. */
  foot?: { label: string; href: string };
  direction?: 'ltr' | 'rtl';
}

/** A letter as a mail: the same sentences as text and as HTML. */
export function letterMail(letter: Letter): Omit<Mail, 'to'> {
  const { subject, greeting, action, foot, direction = 'ltr' } = letter;
  const said = letter.paragraphs.filter(Boolean);
  const signed = letter.signature.filter(Boolean);
  const text = [
    greeting,
    ...said,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    signed.join('\n'),
    ...(foot ? [`${foot.label}: ${foot.href}`] : []),
  ];
  const html = [
    `<h1>${escapeHtml(greeting)}</h1>`,
    ...said.map((sentence) => `<p>${lines(sentence)}</p>`),
    ...(action ? [`<p>${anchor(action)}</p>`] : []),
    `<p>${signed.map(lines).join('<br>')}</p>`,
    ...(foot ? [`<p><small>${anchor(foot)}</small></p>`] : []),
  ];
  return { subject, text: text.join('\n\n'), html: `<div dir="${direction}">${html.join('\n')}</div>` };
}

function anchor({ label, href }: { label: string; href: string }): string {
  return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>');
}

/** Text as it may stand between tags and in attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
