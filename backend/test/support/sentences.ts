import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { figuresOf } from '../../src/kernel/translation';

const BACKEND = join(__dirname, '../..');
const SRC = join(BACKEND, 'src');

/** A user-facing text as the catalogues contain it, and its place in the source. */
export interface ExtractedTexts {
  text: string;
  at: string;
}

/**
 * User-facing texts in the source: sentences, terms in them, and templates whose names can't be translated.
 */
export interface ExtractedSentences {
  sentences: ExtractedTexts[];
  terms: ExtractedTexts[];
  untranslated: ExtractedTexts[];
}

/** Texts for administrators, logs and databases are English only. */
const NOT_FOR_READERS =
  /^(start|generate\.ts|main\.ts|verify-books\.ts|modules\/insight\/verification\/invariants|kernel\/(config|logging|database|queue|cache|translation)\/)/;
/** Calls and errors whose texts users don't see. */
const SILENT_CALLS =
  /^(where|andWhere|orWhere|query|entityRows|set|select|addSelect|innerJoin|leftJoin|orderBy|addOrderBy|groupBy|pragma|error|warn|log|replace|replaceAll|split|test|expect|ApiOperation|ApiProperty|ApiPropertyOptional|ApiResponse|ApiTags|Handles|MaybeCoupons|ApiQuery|ApiHeader|Error|ProviderRefusal|RangeError|TypeError|Logger|RegExp)$/;
const SILENT_FIELDS = /^(description|example|summary|help|where|count|sql|href|user-agent|accept)$/;
/** Headings of other shops' files, and the footer's own texts, which are in code in all languages. */
const BUILT_IN =
  /^(modules\/(transfer\/formats|insight\/storefront\/footer-texts|payments\/default-payment-methods)|kernel\/realtime)/;
/**
 * Texts that look like user-facing sentences but aren't: of protocols and databases, defaults that operators
 * replace, purposes of secrets.
 */
const SILENT_TEXTS = new Set([
  'private, no-store',
  'public, max-age=0, must-revalidate',
  'public, max-age=31536000, immutable',
  'NO ACTION',
  'SET NULL',
  'Not found',
  'Many makers, one market',
  'US dollar',
  'yyyy-mm-dd hh:mm',
  'a password that nobody has',
  'rider accounts',
  'vendor accounts',
  'payment methods',
  'must be one of the following values: ',
  'Slugs or ids, separated by commas',
  'vendor papers',
  'Several codes, each of which must be stackable; applied in their order, after `coupon_code`',
]);
const SQL =
  /\b(SELECT|UPDATE|INSERT|DELETE|WHERE|AND|OR|JOIN|CASE|SUM|COUNT|CAST|MATCH|LIKE|CONCAT|COALESCE|MAX|MIN|ASC|DESC|AS)\b|[=<>(] ?[:?]|\b(IN|IS) /;
/** Templates that aren't user-facing: `Failure.notFound` is handled separately, two are for machines. */
const SILENT_TEMPLATES = new Set(['This 1 could not be found.', 'Look up 1', 'order access|1']);
/** Comma-separated names with underscores. */
const COLUMNS = /\w+_\w+, \w+_\w+,/;
/** CSS declarations in inline styles of e-mails: `padding:6px 0;color:#ffffff`. */
const STYLES = /^(?:[a-z-]+:[^\s;][^;]*(?:;|$)|1(?:;|$))+$/;
/** HTML and XML tags. */
const MARKUP = /<[!/]?[a-z]/i;
const PROSE = /[\p{L}’'“”]{2,},? (?:\p{L} )?[\p{L}’'“”]{2,}/u;

/** Collects the texts of the whole source, using its types. */
export function extractSentences(): ExtractedSentences {
  const path = join(BACKEND, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src'] },
    ts.sys,
    BACKEND,
  );
  const program = ts.createProgram(fileNames, options);
  const walk = new Walk(program.getTypeChecker());
  for (const file of program.getSourceFiles()) {
    const name = relative(SRC, file.fileName);
    if (name.startsWith('..') || name.endsWith('.spec.ts') || NOT_FOR_READERS.test(name)) continue;
    walk.file(file, name);
  }
  return walk.extracted;
}

class Walk {
  readonly extracted: ExtractedSentences = { sentences: [], terms: [], untranslated: [] };
  private name = '';

  constructor(private readonly types: ts.TypeChecker) {}

  file(file: ts.SourceFile, name: string): void {
    this.name = name;
    ts.forEachChild(file, (node) => this.visit(node));
  }

  private visit(node: ts.Node): void {
    if (isSilent(node)) return;
    if (ts.isTaggedTemplateExpression(node)) this.tagged(node);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      this.plain(node, node.text);
    else if (ts.isTemplateExpression(node)) this.template(node);
    else {
      const isOwn = (ts.isCallExpression(node) || ts.isNewExpression(node)) && this.call(node);
      if (!isOwn) ts.forEachChild(node, (child) => this.visit(child));
      return;
    }
    for (const span of spansOf(node)) this.visit(span.expression);
  }

  private tagged({ tag, template }: ts.TaggedTemplateExpression): void {
    if (tag.getText() !== 'msg') return;
    const parts = ts.isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
      : [template.text];
    this.add(
      'sentences',
      template,
      parts.reduce((text, part, at) => `${text}{{${at - 1}}}${part}`),
    );
  }

  private plain(node: ts.Node, text: string): void {
    if (isProse(text) && !BUILT_IN.test(this.name) && !SILENT_TEXTS.has(text))
      this.add('sentences', node, text);
  }

  /** Records a template; one with values other than numbers must use `msg`, or it can't be translated. */
  private template(node: ts.TemplateExpression): void {
    const parts = node.templateSpans.map((span) => `1${span.literal.text}`);
    const text = [node.head.text, ...parts].join('');
    if (!isProse(text.replaceAll(/\b1\b/g, ' ')) || MARKUP.test(text) || SILENT_TEMPLATES.has(text)) return;
    const figures = node.templateSpans.every(({ expression }) =>
      isNumber(this.types.getTypeAtLocation(expression)),
    );
    this.add(figures ? 'sentences' : 'untranslated', node, figures ? figuresOf(text).text : text);
  }

  /** Handles calls that take text; true if the call is done. */
  private call(node: ts.CallExpression | ts.NewExpression): boolean {
    const [first] = node.arguments ?? [];
    const called = node.expression.getText();
    if (called === 'Failure.notFound') return this.notFound(node, first);
    if (called === 'Process' && first) return this.process(first, node.arguments?.[1] ?? first);
    if (called !== 'term' || !first) return false;
    for (const name of literalsOf(this.types.getTypeAtLocation(first))) this.term(first, name);
    return true;
  }

  private notFound(node: ts.Node, what?: ts.Node): true {
    const names = what ? literalsOf(this.types.getTypeAtLocation(what)) : ['record'];
    for (const name of names) this.add('sentences', node, `This ${name} could not be found.`);
    return true;
  }

  /** A state machine mentions its records and states in error messages. */
  private process(noun: ts.Node, table: ts.Node): true {
    for (const name of literalsOf(this.types.getTypeAtLocation(noun))) this.term(noun, name);
    for (const state of this.types.getTypeAtLocation(table).getProperties()) this.term(table, state.name);
    return true;
  }

  private term(node: ts.Node, name: string): true {
    this.add('terms', node, name.replaceAll('_', ' '));
    return true;
  }

  private add(kind: keyof ExtractedSentences, node: ts.Node, text: string): void {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    this.extracted[kind].push({ text, at: `${this.name}:${line + 1}` });
  }
}

function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isPropertyAssignment(node)) return SILENT_FIELDS.test(node.name.getText().replaceAll("'", ''));
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression;
  return SILENT_CALLS.test(ts.isPropertyAccessExpression(called) ? called.name.text : called.getText());
}

function spansOf(node: ts.Node): readonly ts.TemplateSpan[] {
  const template = ts.isTaggedTemplateExpression(node) ? node.template : node;
  return ts.isTemplateExpression(template) ? template.templateSpans : [];
}

function isProse(text: string): boolean {
  return PROSE.test(text) && !SQL.test(text) && !COLUMNS.test(text) && !STYLES.test(text);
}

function isNumber(type: ts.Type): boolean {
  return type.isUnion() ? type.types.every(isNumber) : (type.flags & ts.TypeFlags.NumberLike) !== 0;
}

/** The string literals of a type; none for `string`. */
function literalsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
}
