import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { figuresOf } from '../../src/kernel/wording';

const BACKEND = join(__dirname, '../..');
const SRC = join(BACKEND, 'src');

/** A sentence as the catalogues know it, and where the code says it. */
export interface Found {
  text: string;
  at: string;
}

/** What the source says to people: its sentences, the single words in them, and templates that hide names from translation. */
export interface Spoken {
  sentences: Found[];
  words: Found[];
  untold: Found[];
}

/** Who starts the shop reads English, and so do logs and databases. */
const NOT_FOR_READERS =
  /^(start|generate\.ts|main\.ts|kernel\/(config|logging|database|queue|cache|wording)\/)/;
/** Calls and errors whose texts no person sees. */
const SILENT_CALLS =
  /^(where|andWhere|orWhere|query|set|select|addSelect|innerJoin|leftJoin|orderBy|addOrderBy|groupBy|pragma|error|warn|log|replace|replaceAll|split|test|expect|ApiOperation|ApiProperty|ApiPropertyOptional|ApiResponse|ApiTags|Handles|MaybeCoupons|ApiQuery|ApiHeader|Error|RangeError|TypeError|Logger|RegExp)$/;
const SILENT_FIELDS = /^(description|summary|help|where|count|sql|href|user-agent|accept)$/;
/** Headings that other shops' files have, and the footer's own words, which stand in all languages beside each other. */
const OWN_WORDS = /^(modules\/(transfer\/formats|insight\/storefront\/footer-words)|kernel\/realtime)/;
/** Texts that look like a sentence and are none: of protocols and databases, defaults that an operator replaces, purposes of secrets. */
const SILENT_TEXTS = new Set([
  ...['private, no-store', 'public, max-age=0, must-revalidate', 'public, max-age=31536000, immutable'],
  ...['NO ACTION', 'SET NULL', 'Not found', 'Many makers, one market', 'US dollar'],
  ...[
    'yyyy-mm-dd hh:mm',
    'a password that nobody has',
    'rider accounts',
    'vendor accounts',
    'payment methods',
  ],
  ...['must be one of the following values: ', 'Slugs or ids, separated by commas', 'vendor papers'],
  'Several codes, each of which must be stackable; applied in their order, after `coupon_code`',
]);
const SQL =
  /\b(SELECT|UPDATE|INSERT|DELETE|WHERE|AND|OR|JOIN|CASE|SUM|COUNT|CAST|MATCH|LIKE|CONCAT|COALESCE|MAX|MIN|ASC|DESC|AS)\b|[=<>(] ?[:?]|\b(IN|IS) /;
/** Templates that are none either: what a record is called is said where it is not found, and two are for machines. */
const SILENT_TEMPLATES = new Set(['This 1 could not be found.', 'Look up 1', 'order access|1']);
/** Names with underscores between commas. */
const COLUMNS = /\w+_\w+, \w+_\w+,/;
/** Declarations of a style sheet, which mails carry in their elements: `padding:6px 0;color:#ffffff`. */
const STYLES = /^(?:[a-z-]+:[^\s;][^;]*(?:;|$)|1(?:;|$))+$/;
/** Tags of HTML and XML. */
const MARKUP = /<[!/]?[a-z]/i;
const PROSE = /[\p{L}’'“”]{2,},? (?:\p{L} )?[\p{L}’'“”]{2,}/u;

/** Walks the whole source with its types. */
export function spoken(): Spoken {
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
  return walk.found;
}

class Walk {
  readonly found: Spoken = { sentences: [], words: [], untold: [] };
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
    if (tag.getText() !== 'say') return;
    const parts = ts.isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
      : [template.text];
    this.add(
      'sentences',
      template,
      parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`),
    );
  }

  private plain(node: ts.Node, text: string): void {
    if (isProse(text) && !OWN_WORDS.test(this.name) && !SILENT_TEXTS.has(text))
      this.add('sentences', node, text);
  }

  /** A template whose every value is a figure; others have to be said, or no language could place the names. */
  private template(node: ts.TemplateExpression): void {
    const parts = node.templateSpans.map((span) => `1${span.literal.text}`);
    const text = [node.head.text, ...parts].join('');
    if (!isProse(text.replaceAll(/\b1\b/g, ' ')) || MARKUP.test(text) || SILENT_TEMPLATES.has(text)) return;
    const figures = node.templateSpans.every(({ expression }) =>
      isNumber(this.types.getTypeAtLocation(expression)),
    );
    this.add(figures ? 'sentences' : 'untold', node, figures ? figuresOf(text).text : text);
  }

  /** True for calls whose own texts are seen to here. */
  private call(node: ts.CallExpression | ts.NewExpression): boolean {
    const [first] = node.arguments ?? [];
    const called = node.expression.getText();
    if (called === 'Failure.notFound') return this.notFound(node, first);
    if (called === 'Process' && first) return this.process(first, node.arguments?.[1] ?? first);
    if (called !== 'word' || !first) return false;
    for (const name of literalsOf(this.types.getTypeAtLocation(first))) this.word(first, name);
    return true;
  }

  private notFound(node: ts.Node, what?: ts.Node): true {
    const names = what ? literalsOf(this.types.getTypeAtLocation(what)) : ['record'];
    for (const name of names) this.add('sentences', node, `This ${name} could not be found.`);
    return true;
  }

  /** A machine names its records and their states when it refuses a move. */
  private process(noun: ts.Node, table: ts.Node): true {
    for (const name of literalsOf(this.types.getTypeAtLocation(noun))) this.word(noun, name);
    for (const state of this.types.getTypeAtLocation(table).getProperties()) this.word(table, state.name);
    return true;
  }

  private word(node: ts.Node, name: string): true {
    this.add('words', node, name.replaceAll('_', ' '));
    return true;
  }

  private add(kind: keyof Spoken, node: ts.Node, text: string): void {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    this.found[kind].push({ text, at: `${this.name}:${line + 1}` });
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

/** The texts that a type allows; none for any text. */
function literalsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
}
