import type { Mail } from './mail';

/** What a letter says: sentences, then perhaps one thing to do, then who writes. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; href: string };
  signature: readonly string[];
}

/** A letter as a mail: the same sentences as text and as HTML. */
export function letterMail({ subject, greeting, paragraphs, action, signature }: Letter): Omit<Mail, 'to'> {
  const said = paragraphs.filter(Boolean);
  const signed = signature.filter(Boolean);
  const text = [greeting, ...said, ...(action ? [`${action.label}: ${action.href}`] : []), signed.join('\n')];
  const html = [
    `<h1>${escapeHtml(greeting)}</h1>`,
    ...said.map((sentence) => `<p>${lines(sentence)}</p>`),
    ...(action ? [`<p><a href="${escapeHtml(action.href)}">${escapeHtml(action.label)}</a></p>`] : []),
    `<p>${signed.map(lines).join('<br>')}</p>`,
  ];
  return { subject, text: text.join('\n\n'), html: html.join('\n') };
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
