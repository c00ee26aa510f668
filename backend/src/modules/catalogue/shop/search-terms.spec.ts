import { fts5Expression, mysqlTerms, searchTerms } from './search-terms';

describe('search terms', () => {
  it('are the words of any script, each once, without the signs between them', () => {
    expect(searchTerms('C++ "Linen"* shirt-shirt (قميص) AND')).toEqual([
      'c',
      'linen',
      'shirt',
      'قميص',
      'and',
    ]);
  });

  it('reach FTS5 quoted, as beginnings', () => {
    expect(fts5Expression(['linen', 'or'])).toBe('"linen"* "or"*');
  });

  it('leave to MariaDB’s index only words that it knows', () => {
    expect(mysqlTerms(['the', 'linen', 'xl'])).toEqual({ expression: '+linen*', short: ['xl'] });
  });
});
