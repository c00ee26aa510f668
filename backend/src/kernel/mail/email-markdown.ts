import MarkdownIt from 'markdown-it';

type Token = ReturnType<MarkdownIt['parse']>[number];

/** Text of an e-mail, as HTML and as plain text. */
export interface EmailBody {
  html: string;
  text: string;
}

const RULES = ['list', 'newline', 'escape', 'emphasis', 'link', 'autolink'];

interface Renderer {
  markdown: MarkdownIt;
  /** Encodes a link once its placeholders are filled. */
  normalizeLink: (url: string) => string;
}

let renderer: Renderer | undefined;

/** Paragraphs, line breaks, lists, emphasis and links; everything else is plain text. Made for the first e-mail. */
function emailRenderer(): Renderer {
  if (renderer) return renderer;
  const markdown = new MarkdownIt('zero', { breaks: true }).enable(RULES);
  renderer = { markdown, normalizeLink: markdown.normalizeLink };
  // A placeholder in a link stays as it is until its value replaces it.
  markdown.normalizeLink = (url) => url;
  return renderer;
}

/**
 * Renders Markdown whose placeholders are replaced by `fill` after it is parsed, so that no value can add markup.
 * @param write escapes text for HTML
 */
export function renderMarkdown(
  source: string,
  fill: (text: string) => string,
  write: (text: string) => string,
): EmailBody {
  const { markdown } = emailRenderer();
  const tokens = markdown.parse(source, {});
  for (const { children } of tokens) for (const token of children ?? []) fillToken(token, fill);
  markdown.renderer.rules.text = (all, at) => write(all[at]?.content ?? '');
  const html = markdown.renderer.render(tokens, markdown.options, {}).replaceAll('<p></p>', '');
  return { html: html.trim(), text: plain(tokens) };
}

function fillToken(token: Token, fill: (text: string) => string): void {
  token.content = fill(token.content);
  const href = token.attrGet('href');
  if (href === null) return;
  const url = fill(href);
  const { markdown, normalizeLink } = emailRenderer();
  token.attrSet('href', markdown.validateLink(url) ? normalizeLink(url) : '');
}

/** The text without markup: items of lists with their marks, links with their addresses. */
function plain(tokens: readonly Token[]): string {
  const blocks: string[] = [];
  const lists: { next: number | null }[] = [];
  let mark = '';
  for (const token of tokens) {
    if (token.type === 'bullet_list_open') lists.push({ next: null });
    if (token.type === 'ordered_list_open') lists.push({ next: Number(token.attrGet('start') ?? 1) });
    if (token.type.endsWith('_list_close')) lists.pop();
    const list = lists.at(-1);
    if (token.type === 'list_item_open' && list) mark = list.next === null ? '- ' : `${list.next++}. `;
    if (token.type !== 'inline') continue;
    blocks.push(`${'  '.repeat(Math.max(0, lists.length - 1))}${mark}${inline(token.children ?? [])}`);
    mark = '';
  }
  return blocks.filter(Boolean).join('\n\n');
}

function inline(tokens: readonly Token[]): string {
  let text = '';
  let link = { start: 0, href: '' };
  for (const token of tokens) {
    if (token.type === 'text') text += token.content;
    if (token.type.endsWith('break')) text += '\n';
    if (token.type === 'link_open') link = { start: text.length, href: token.attrGet('href') ?? '' };
    if (token.type === 'link_close' && link.href && text.slice(link.start) !== link.href)
      text += ` (${link.href})`;
  }
  return text;
}
